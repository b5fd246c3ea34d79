<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
    <context>
        <name>Actions</name>
        <message>
            <source>&amp;New match…</source>
            <translation>&amp;Новый матч…</translation>
        </message>
        <message>
            <source>Play this &amp;deal again</source>
            <translation>Раздачу &amp;сначала</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Отменить ход</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Вернуть ход</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>&amp;Подсказка</translation>
        </message>
        <message>
            <source>&amp;Finish the deal</source>
            <translation>&amp;Закончить раздачу</translation>
        </message>
        <message>
            <source>&amp;Statistics and history…</source>
            <translation>С&amp;татистика и история…</translation>
        </message>
        <message>
            <source>&amp;Options…</source>
            <translation>П&amp;араметры…</translation>
        </message>
        <message>
            <source>&amp;Appearance…</source>
            <translation>О&amp;формление…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>В&amp;ыход</translation>
        </message>
        <message>
            <source>&amp;Score sheet</source>
            <translation>&amp;Запись очков</translation>
        </message>
        <message>
            <source>&amp;Last trick</source>
            <translation>&amp;Последняя взятка</translation>
        </message>
        <message>
            <source>&amp;Review the deal…</source>
            <translation>&amp;Разбор раздачи…</translation>
        </message>
        <message>
            <source>S&amp;ound</source>
            <translation>&amp;Звук</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>Во весь &amp;экран</translation>
        </message>
        <message>
            <source>&amp;Rules of this match</source>
            <translation>&amp;Правила этого матча</translation>
        </message>
        <message>
            <source>All &amp;keys</source>
            <translation>Все &amp;клавиши</translation>
        </message>
        <message>
            <source>This &amp;deal…</source>
            <translation>Эта &amp;раздача…</translation>
        </message>
        <message>
            <source>&amp;Copy the match as text</source>
            <translation>&amp;Скопировать матч как текст</translation>
        </message>
        <message>
            <source>Is the deal &amp;fair?</source>
            <translation>&amp;Честно ли сдают?</translation>
        </message>
        <message>
            <source>&amp;About the game</source>
            <translation>&amp;Об игре</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Игра</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Вид</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Справка</translation>
        </message>
        <message>
            <source>← → Home End</source>
            <translation>← → Home End</translation>
        </message>
        <message>
            <source>move the card cursor</source>
            <translation>двигать указатель по картам</translation>
        </message>
        <message>
            <source>↑ or Space</source>
            <translation>↑ или пробел</translation>
        </message>
        <message>
            <source>choose or play the card under the cursor</source>
            <translation>выбрать или сыграть карту под указателем</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пробел</translation>
        </message>
        <message>
            <source>with no cursor: play the leftmost legal card</source>
            <translation>без указателя: сыграть самую левую из годных карт</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>pass the cards, take the received ones, go on</source>
            <translation>передать карты, взять полученные, дальше</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>let go of the cursor, finish a movement at once</source>
            <translation>убрать указатель, сразу закончить движение</translation>
        </message>
        <message>
            <source>L, held down</source>
            <translation>L, держать</translation>
        </message>
        <message>
            <source>show the last trick</source>
            <translation>показать последнюю взятку</translation>
        </message>
        <message>
            <source>H, again</source>
            <translation>H ещё раз</translation>
        </message>
        <message>
            <source>show the next best move</source>
            <translation>показать следующий по силе ход</translation>
        </message>
    </context>
    <context>
        <name>Cards</name>
        <message>
            <source>two of clubs</source>
            <translation>двойка треф</translation>
        </message>
        <message>
            <source>three of clubs</source>
            <translation>тройка треф</translation>
        </message>
        <message>
            <source>four of clubs</source>
            <translation>четвёрка треф</translation>
        </message>
        <message>
            <source>five of clubs</source>
            <translation>пятёрка треф</translation>
        </message>
        <message>
            <source>six of clubs</source>
            <translation>шестёрка треф</translation>
        </message>
        <message>
            <source>seven of clubs</source>
            <translation>семёрка треф</translation>
        </message>
        <message>
            <source>eight of clubs</source>
            <translation>восьмёрка треф</translation>
        </message>
        <message>
            <source>nine of clubs</source>
            <translation>девятка треф</translation>
        </message>
        <message>
            <source>ten of clubs</source>
            <translation>десятка треф</translation>
        </message>
        <message>
            <source>jack of clubs</source>
            <translation>валет треф</translation>
        </message>
        <message>
            <source>queen of clubs</source>
            <translation>дама треф</translation>
        </message>
        <message>
            <source>king of clubs</source>
            <translation>король треф</translation>
        </message>
        <message>
            <source>ace of clubs</source>
            <translation>туз треф</translation>
        </message>
        <message>
            <source>two of diamonds</source>
            <translation>двойка бубён</translation>
        </message>
        <message>
            <source>three of diamonds</source>
            <translation>тройка бубён</translation>
        </message>
        <message>
            <source>four of diamonds</source>
            <translation>четвёрка бубён</translation>
        </message>
        <message>
            <source>five of diamonds</source>
            <translation>пятёрка бубён</translation>
        </message>
        <message>
            <source>six of diamonds</source>
            <translation>шестёрка бубён</translation>
        </message>
        <message>
            <source>seven of diamonds</source>
            <translation>семёрка бубён</translation>
        </message>
        <message>
            <source>eight of diamonds</source>
            <translation>восьмёрка бубён</translation>
        </message>
        <message>
            <source>nine of diamonds</source>
            <translation>девятка бубён</translation>
        </message>
        <message>
            <source>ten of diamonds</source>
            <translation>десятка бубён</translation>
        </message>
        <message>
            <source>jack of diamonds</source>
            <translation>валет бубён</translation>
        </message>
        <message>
            <source>queen of diamonds</source>
            <translation>дама бубён</translation>
        </message>
        <message>
            <source>king of diamonds</source>
            <translation>король бубён</translation>
        </message>
        <message>
            <source>ace of diamonds</source>
            <translation>туз бубён</translation>
        </message>
        <message>
            <source>two of spades</source>
            <translation>двойка пик</translation>
        </message>
        <message>
            <source>three of spades</source>
            <translation>тройка пик</translation>
        </message>
        <message>
            <source>four of spades</source>
            <translation>четвёрка пик</translation>
        </message>
        <message>
            <source>five of spades</source>
            <translation>пятёрка пик</translation>
        </message>
        <message>
            <source>six of spades</source>
            <translation>шестёрка пик</translation>
        </message>
        <message>
            <source>seven of spades</source>
            <translation>семёрка пик</translation>
        </message>
        <message>
            <source>eight of spades</source>
            <translation>восьмёрка пик</translation>
        </message>
        <message>
            <source>nine of spades</source>
            <translation>девятка пик</translation>
        </message>
        <message>
            <source>ten of spades</source>
            <translation>десятка пик</translation>
        </message>
        <message>
            <source>jack of spades</source>
            <translation>валет пик</translation>
        </message>
        <message>
            <source>queen of spades</source>
            <translation>дама пик</translation>
        </message>
        <message>
            <source>king of spades</source>
            <translation>король пик</translation>
        </message>
        <message>
            <source>ace of spades</source>
            <translation>туз пик</translation>
        </message>
        <message>
            <source>two of hearts</source>
            <translation>двойка червей</translation>
        </message>
        <message>
            <source>three of hearts</source>
            <translation>тройка червей</translation>
        </message>
        <message>
            <source>four of hearts</source>
            <translation>четвёрка червей</translation>
        </message>
        <message>
            <source>five of hearts</source>
            <translation>пятёрка червей</translation>
        </message>
        <message>
            <source>six of hearts</source>
            <translation>шестёрка червей</translation>
        </message>
        <message>
            <source>seven of hearts</source>
            <translation>семёрка червей</translation>
        </message>
        <message>
            <source>eight of hearts</source>
            <translation>восьмёрка червей</translation>
        </message>
        <message>
            <source>nine of hearts</source>
            <translation>девятка червей</translation>
        </message>
        <message>
            <source>ten of hearts</source>
            <translation>десятка червей</translation>
        </message>
        <message>
            <source>jack of hearts</source>
            <translation>валет червей</translation>
        </message>
        <message>
            <source>queen of hearts</source>
            <translation>дама червей</translation>
        </message>
        <message>
            <source>king of hearts</source>
            <translation>король червей</translation>
        </message>
        <message>
            <source>ace of hearts</source>
            <translation>туз червей</translation>
        </message>
        <message>
            <source>clubs</source>
            <comment>the suit, nominative plural; трефы</comment>
            <translation>трефы</translation>
        </message>
        <message>
            <source>diamonds</source>
            <comment>the suit, nominative plural; бубны</comment>
            <translation>бубны</translation>
        </message>
        <message>
            <source>spades</source>
            <comment>the suit, nominative plural; пики</comment>
            <translation>пики</translation>
        </message>
        <message>
            <source>hearts</source>
            <comment>the suit, nominative plural; черви</comment>
            <translation>черви</translation>
        </message>
        <message>
            <source>a club</source>
            <comment>play what: accusative singular; трефу</comment>
            <translation>трефу</translation>
        </message>
        <message>
            <source>a diamond</source>
            <comment>play what: accusative singular; бубну</comment>
            <translation>бубну</translation>
        </message>
        <message>
            <source>a spade</source>
            <comment>play what: accusative singular; пику</comment>
            <translation>пику</translation>
        </message>
        <message>
            <source>a heart</source>
            <comment>play what: accusative singular; черву</comment>
            <translation>черву</translation>
        </message>
    </context>
    <context>
        <name>Crash</name>
        <message>
            <source>Something went wrong</source>
            <translation>Что-то пошло не так</translation>
        </message>
        <message>
            <source>The program has made a mistake. Nothing of the match is lost, it is saved after every move: close this window and play on. If the table does not answer any more, close the program and start it again.</source>
            <translation>Программа ошиблась. Матч не пострадал: он сохраняется после каждого хода. Закройте это окно и играйте дальше. Если стол больше не отвечает, закройте программу и запустите её снова.</translation>
        </message>
        <message>
            <source>This report helps to find the mistake. It says which versions run, what happened last and how the match went; nothing else about you.</source>
            <translation>Этот отчёт поможет найти ошибку. В нём версии программ, последние события и ход матча — и ничего больше о вас.</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Отчёт</translation>
        </message>
        <message>
            <source>&amp;Copy the report</source>
            <translation>&amp;Скопировать отчёт</translation>
        </message>
    </context>
    <context>
        <name>Directions</name>
        <message>
            <source>to the left</source>
            <comment>pass the cards where; налево</comment>
            <translation>налево</translation>
        </message>
        <message>
            <source>to the right</source>
            <comment>pass the cards where; направо</comment>
            <translation>направо</translation>
        </message>
        <message>
            <source>across</source>
            <comment>pass the cards where; напротив</comment>
            <translation>через стол</translation>
        </message>
        <message>
            <source>no passing</source>
            <comment>this deal; без передачи</comment>
            <translation>без передачи</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>All keys</source>
            <translation>Все клавиши</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>За столом</translation>
        </message>
        <message>
            <source>Is the deal fair?</source>
            <translation>Честно ли сдают?</translation>
        </message>
        <message>
            <source>About the game</source>
            <translation>Об игре</translation>
        </message>
        <message>
            <source>The cards come from a number</source>
            <translation>Карты берутся из числа</translation>
        </message>
        <message>
            <source>The deal number alone decides every deal of a match, before the first card is played. It is drawn by lot; you can see it in Help → This deal and type it in again, today or on another computer, and get the same cards.</source>
            <translation>Все раздачи матча определяет один номер, ещё до первого хода. Его выбирает жребий. Номер виден в «Справка → Эта раздача»; введите его снова, хоть завтра и на другом компьютере, — и карты лягут так же.</translation>
        </message>
        <message>
            <source>The level changes the thinking, never the cards</source>
            <translation>Уровень меняет голову, а не карты</translation>
        </message>
        <message>
            <source>Nobody is dealt better cards for playing better or worse. The same number gives the same hands, whoever sits at the table.</source>
            <translation>Никому не сдают лучше за то, что он играет сильнее или слабее. При одном и том же номере руки одинаковы, кто бы ни сидел за столом.</translation>
        </message>
        <message>
            <source>The opponents do not look into your hand</source>
            <translation>Соперники не заглядывают в ваши карты</translation>
        </message>
        <message>
            <source>A computer player is given exactly what a person in its seat would know: its own cards, the cards that have been played, the cards it passed and got. It remembers all of them, which people find hard; that is its only advantage.</source>
            <translation>Компьютерный игрок получает ровно то, что знал бы человек на его месте: свои карты, сыгранные карты, отданное и полученное. Он всё это помнит — людям такое трудно, и другого преимущества у него нет.</translation>
        </message>
        <message>
            <source>You can check it</source>
            <translation>Это можно проверить</translation>
        </message>
        <message>
            <source>Help → Copy the match as text gives the whole match with every move. The line “seed” is the deal number; from it and the moves everything that happened follows.</source>
            <translation>«Справка → Скопировать матч как текст» даёт весь матч, ход за ходом. Строка «seed» — это номер раздачи; из него и из ходов следует всё, что было на столе.</translation>
        </message>
        <message>
            <source>Hearts, version {version}</source>
            <translation>«Червы», версия {version}</translation>
        </message>
        <message>
            <source>The classic card game for one person and three computer players.</source>
            <translation>Классическая карточная игра для одного человека и трёх компьютерных соперников.</translation>
        </message>
        <message>
            <source>Cards, pictures and program were made for this game; the licence is MIT.</source>
            <translation>Карты, рисунки и программа сделаны для этой игры; лицензия — MIT.</translation>
        </message>
        <message>
            <source>Made with Python and Qt {qt}.</source>
            <translation>Сделано на Python и Qt {qt}.</translation>
        </message>
    </context>
    <context>
        <name>History</name>
        <message>
            <source>Statistics and history</source>
            <translation>Статистика и история</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Статистика</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Матчи</translation>
        </message>
        <message>
            <source>No match has been finished yet. The first one appears here.</source>
            <translation>Ещё ни один матч не доигран. Первый появится здесь.</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вариант</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Когда</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Раздачи</translation>
        </message>
        <message>
            <source>not finished</source>
            <translation>не доигран</translation>
        </message>
        <message>
            <source>Matches finished</source>
            <translation>Доиграно матчей</translation>
        </message>
        <message>
            <source>Matches abandoned</source>
            <translation>Брошено матчей</translation>
        </message>
        <message>
            <source>Won alone</source>
            <translation>Единоличных побед</translation>
        </message>
        <message>
            <source>Won together with others</source>
            <translation>Разделённых побед</translation>
        </message>
        <message>
            <source>First, second, third … places</source>
            <translation>Первых, вторых, третьих… мест</translation>
        </message>
        <message>
            <source>Points a match, on average</source>
            <translation>Очков за матч в среднем</translation>
        </message>
        <message>
            <source>Best match</source>
            <translation>Лучший матч</translation>
        </message>
        <message>
            <source>Worst match</source>
            <translation>Худший матч</translation>
        </message>
        <message>
            <source>Deals played</source>
            <translation>Сыграно раздач</translation>
        </message>
        <message>
            <source>Points a deal, on average</source>
            <translation>Очков за раздачу в среднем</translation>
        </message>
        <message>
            <source>The opponents’ points a deal</source>
            <translation>Очков за раздачу у соперников</translation>
        </message>
        <message>
            <source>Moons you shot</source>
            <translation>Ваших выстрелов в луну</translation>
        </message>
        <message>
            <source>Moons shot against you</source>
            <translation>Выстрелов в луну против вас</translation>
        </message>
        <message>
            <source>Queens of spades you took</source>
            <translation>Взято дам пик</translation>
        </message>
    </context>
    <context>
        <name>Names</name>
        <message>
            <source>You</source>
            <comment>on the plate and in the score sheet</comment>
            <translation>Вы</translation>
        </message>
        <message>
            <source>Martha</source>
            <comment>who: nominative; Марфа</comment>
            <translation>Марфа</translation>
        </message>
        <message>
            <source>Oliver</source>
            <comment>who: nominative; Тихон</comment>
            <translation>Тихон</translation>
        </message>
        <message>
            <source>Zoe</source>
            <comment>who: nominative; Злата</comment>
            <translation>Злата</translation>
        </message>
        <message>
            <source>Peter</source>
            <comment>who: nominative; Прохор</comment>
            <translation>Прохор</translation>
        </message>
        <message>
            <source>Ursula</source>
            <comment>who: nominative; Ульяна</comment>
            <translation>Ульяна</translation>
        </message>
        <message>
            <source>Luke</source>
            <comment>who: nominative; Лукьян</comment>
            <translation>Лукьян</translation>
        </message>
        <message>
            <source>Thea</source>
            <comment>who: nominative; Фёкла</comment>
            <translation>Фёкла</translation>
        </message>
        <message>
            <source>Nick</source>
            <comment>who: nominative; Назар</comment>
            <translation>Назар</translation>
        </message>
        <message>
            <source>Agnes</source>
            <comment>who: nominative; Агния</comment>
            <translation>Агния</translation>
        </message>
        <message>
            <source>Sam</source>
            <comment>who: nominative; Савва</comment>
            <translation>Савва</translation>
        </message>
        <message>
            <source>you</source>
            <comment>to whom: dative; вам</comment>
            <translation>вам</translation>
        </message>
        <message>
            <source>Martha</source>
            <comment>to whom: dative; Марфе</comment>
            <translation>Марфе</translation>
        </message>
        <message>
            <source>Oliver</source>
            <comment>to whom: dative; Тихону</comment>
            <translation>Тихону</translation>
        </message>
        <message>
            <source>Zoe</source>
            <comment>to whom: dative; Злате</comment>
            <translation>Злате</translation>
        </message>
        <message>
            <source>Peter</source>
            <comment>to whom: dative; Прохору</comment>
            <translation>Прохору</translation>
        </message>
        <message>
            <source>Ursula</source>
            <comment>to whom: dative; Ульяне</comment>
            <translation>Ульяне</translation>
        </message>
        <message>
            <source>Luke</source>
            <comment>to whom: dative; Лукьяну</comment>
            <translation>Лукьяну</translation>
        </message>
        <message>
            <source>Thea</source>
            <comment>to whom: dative; Фёкле</comment>
            <translation>Фёкле</translation>
        </message>
        <message>
            <source>Nick</source>
            <comment>to whom: dative; Назару</comment>
            <translation>Назару</translation>
        </message>
        <message>
            <source>Agnes</source>
            <comment>to whom: dative; Агнии</comment>
            <translation>Агнии</translation>
        </message>
        <message>
            <source>Sam</source>
            <comment>to whom: dative; Савве</comment>
            <translation>Савве</translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message>
            <source>New match</source>
            <translation>Новый матч</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>&amp;Начать</translation>
        </message>
        <message>
            <source>All this applies to the match that you start now. A match still being played stays in the history as abandoned.</source>
            <translation>Всё это относится к матчу, который вы сейчас начнёте. Недоигранный матч останется в истории как брошенный.</translation>
        </message>
        <message>
            <source>Points that end the match</source>
            <translation>Очки, на которых кончается матч</translation>
        </message>
        <message>
            <source>drawn by lot</source>
            <translation>выбирает жребий</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>Соперники</translation>
        </message>
        <message>
            <source>House &amp;rules</source>
            <translation>&amp;Домашние правила</translation>
        </message>
        <message>
            <source>&amp;Variant</source>
            <translation>&amp;Вариант</translation>
        </message>
        <message>
            <source>&amp;End of the match</source>
            <translation>&amp;Конец матча</translation>
        </message>
        <message>
            <source>&amp;Deal number</source>
            <translation>Номер &amp;раздачи</translation>
        </message>
        <message>
            <source>another number of points</source>
            <translation>на другом числе очков</translation>
        </message>
        <message numerus="yes">
            <source>at %n point(s)</source>
            <translation>
                <numerusform>на %n очке</numerusform>
                <numerusform>на %n очках</numerusform>
                <numerusform>на %n очках</numerusform>
            </translation>
        </message>
        <message>
            <source>no moon: everything costs what it costs</source>
            <translation>луны нет: всё взятое записывают</translation>
        </message>
        <message>
            <source>the others write the points</source>
            <translation>очки пишут остальным</translation>
        </message>
        <message>
            <source>the points come off your score</source>
            <translation>очки списывают стрелку</translation>
        </message>
        <message>
            <source>the shooter chooses</source>
            <translation>выбирает стрелок</translation>
        </message>
        <message>
            <source>whichever is better for the shooter</source>
            <translation>как выгоднее стрелку</translation>
        </message>
        <message>
            <source>nobody writes anything</source>
            <translation>никому ничего не пишут</translation>
        </message>
        <message>
            <source>never</source>
            <translation>никогда</translation>
        </message>
        <message>
            <source>left, right, across, none</source>
            <translation>налево, направо, через стол, без передачи</translation>
        </message>
        <message>
            <source>left, right, none</source>
            <translation>налево, направо, без передачи</translation>
        </message>
        <message>
            <source>always left</source>
            <translation>всегда налево</translation>
        </message>
        <message>
            <source>as written in the rules</source>
            <translation>как в правилах варианта</translation>
        </message>
        <message>
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>jack of diamonds, −10</source>
            <translation>валет бубён, −10</translation>
        </message>
        <message>
            <source>ten of diamonds, −10</source>
            <translation>десятка бубён, −10</translation>
        </message>
        <message>
            <source>the lowest club, by its holder</source>
            <translation>с младшей трефы</translation>
        </message>
        <message>
            <source>any club, by the holder of the lowest</source>
            <translation>с любой трефы, у кого младшая</translation>
        </message>
        <message>
            <source>any card, by the dealer’s left neighbour</source>
            <translation>с любой карты, слева от сдающего</translation>
        </message>
        <message>
            <source>&amp;Pass</source>
            <translation>&amp;Передача</translation>
        </message>
        <message>
            <source>Cards to &amp;pass</source>
            <translation>Карт в п&amp;ередаче</translation>
        </message>
        <message>
            <source>Shooting the &amp;moon</source>
            <translation>Выстрел в &amp;луну</translation>
        </message>
        <message>
            <source>&amp;Bonus card</source>
            <translation>&amp;Карта-бонус</translation>
        </message>
        <message>
            <source>&amp;First lead</source>
            <translation>Первый &amp;ход</translation>
        </message>
        <message>
            <source>No points on the first trick</source>
            <translation>Первая взятка без очков</translation>
        </message>
        <message>
            <source>Hearts must be broken before they are led</source>
            <translation>Черви сначала надо вскрыть</translation>
        </message>
        <message>
            <source>The queen of spades breaks hearts too</source>
            <translation>Дама пик тоже вскрывает черви</translation>
        </message>
        <message>
            <source>With only hearts and the queen of spades left, a heart may be led</source>
            <translation>Если остались черви и дама пик, можно ходить с червы</translation>
        </message>
        <message>
            <source>Five points off for taking no trick</source>
            <translation>Минус пять очков тому, кто не взял ни взятки</translation>
        </message>
    </context>
    <context>
        <name>Options</name>
        <message>
            <source>Options</source>
            <translation>Параметры</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Язык</translation>
        </message>
        <message>
            <source>Changes at once, nothing has to be restarted.</source>
            <translation>Меняется сразу, без перезапуска.</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Цвета</translation>
        </message>
        <message>
            <source>&amp;Hints may be asked for (H)</source>
            <translation>Можно просить &amp;подсказку (H)</translation>
        </message>
        <message>
            <source>&amp;Speed of the cards</source>
            <translation>&amp;Скорость карт</translation>
        </message>
        <message>
            <source>Less &amp;motion</source>
            <translation>&amp;Меньше движения</translation>
        </message>
        <message>
            <source>A card is &amp;played</source>
            <translation>&amp;Карту играют</translation>
        </message>
        <message>
            <source>S&amp;uits in the hand</source>
            <translation>&amp;Порядок мастей</translation>
        </message>
        <message>
            <source>Cards of a su&amp;it</source>
            <translation>Карты &amp;внутри масти</translation>
        </message>
        <message>
            <source>Mark the cards that &amp;may be played</source>
            <translation>&amp;Отмечать карты, которыми можно ходить</translation>
        </message>
        <message>
            <source>&amp;Deck</source>
            <translation>&amp;Колода</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Рубашка</translation>
        </message>
        <message>
            <source>&amp;Felt</source>
            <translation>&amp;Сукно</translation>
        </message>
        <message>
            <source>&amp;Letters on the cards</source>
            <translation>&amp;Буквы на картах</translation>
        </message>
        <message>
            <source>You</source>
            <comment>where no name is given</comment>
            <translation>Вы</translation>
        </message>
        <message>
            <source>Your &amp;name</source>
            <translation>Ваше &amp;имя</translation>
        </message>
        <message>
            <source>A trick lies for</source>
            <translation>Взятка лежит на столе</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Общие</translation>
        </message>
        <message>
            <source>Play and motion</source>
            <translation>Ходы и движение</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Оформление</translation>
        </message>
        <message>
            <source>as in the system</source>
            <translation>как в системе</translation>
        </message>
        <message>
            <source>The command line asks for {language}, until you choose another one here.</source>
            <translation>Язык задан при запуске: {language}. Выберите здесь другой, и будет по-вашему.</translation>
        </message>
        <message>
            <source>light</source>
            <translation>светлые</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>тёмные</translation>
        </message>
        <message>
            <source>no movement</source>
            <translation>без движения</translation>
        </message>
        <message>
            <source>fast</source>
            <translation>быстро</translation>
        </message>
        <message>
            <source>normal</source>
            <translation>обычно</translation>
        </message>
        <message>
            <source>slow</source>
            <translation>медленно</translation>
        </message>
        <message>
            <source>yes, nothing moves</source>
            <translation>да, ничего не движется</translation>
        </message>
        <message>
            <source>no</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>with one click</source>
            <translation>одним щелчком</translation>
        </message>
        <message>
            <source>with a second click on the raised card</source>
            <translation>вторым щелчком по поднятой карте</translation>
        </message>
        <message>
            <source>by dragging it to the table</source>
            <translation>перетаскивая на стол</translation>
        </message>
        <message>
            <source>from high to low</source>
            <translation>от старшей к младшей</translation>
        </message>
        <message>
            <source>from low to high</source>
            <translation>от младшей к старшей</translation>
        </message>
        <message>
            <source>Russian</source>
            <translation>Русская</translation>
        </message>
        <message>
            <source>Classic</source>
            <translation>Классическая</translation>
        </message>
        <message>
            <source>Art Deco</source>
            <translation>Ар-деко</translation>
        </message>
        <message>
            <source>as the language has them</source>
            <translation>как принято в языке</translation>
        </message>
        <message>
            <source>Т К Д В</source>
            <translation>Т К Д В</translation>
        </message>
        <message>
            <source>A K Q J</source>
            <translation>A K Q J</translation>
        </message>
        <message>
            <source>until I click</source>
            <translation>пока не щёлкну</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} с</translation>
        </message>
        <message>
            <source>the deck’s own</source>
            <translation>своя у каждой колоды</translation>
        </message>
        <message>
            <source>blue lattice</source>
            <translation>синяя решётка</translation>
        </message>
        <message>
            <source>red lattice</source>
            <translation>красная решётка</translation>
        </message>
        <message>
            <source>green lattice</source>
            <translation>зелёная решётка</translation>
        </message>
        <message>
            <source>dark grey lattice</source>
            <translation>тёмно-серая решётка</translation>
        </message>
        <message>
            <source>violet lattice</source>
            <translation>лиловая решётка</translation>
        </message>
        <message>
            <source>ochre lattice</source>
            <translation>охристая решётка</translation>
        </message>
        <message>
            <source>guilloche</source>
            <translation>гильош</translation>
        </message>
        <message>
            <source>flowers</source>
            <translation>цветы</translation>
        </message>
        <message>
            <source>Art Deco rays</source>
            <translation>ар-деко</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>червы</translation>
        </message>
        <message>
            <source>plain</source>
            <translation>простая</translation>
        </message>
        <message>
            <source>stars</source>
            <translation>звёзды</translation>
        </message>
        <message>
            <source>green</source>
            <comment>felt</comment>
            <translation>зелёное</translation>
        </message>
        <message>
            <source>dark</source>
            <comment>felt</comment>
            <translation>тёмное</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>felt</comment>
            <translation>синее</translation>
        </message>
        <message>
            <source>burgundy</source>
            <comment>felt</comment>
            <translation>бордо</translation>
        </message>
        <message>
            <source>grey</source>
            <comment>felt</comment>
            <translation>серое</translation>
        </message>
        <message>
            <source>ochre</source>
            <comment>felt</comment>
            <translation>охра</translation>
        </message>
        <message>
            <source>linen</source>
            <comment>felt</comment>
            <translation>лён</translation>
        </message>
        <message>
            <source>wood</source>
            <comment>felt</comment>
            <translation>дерево</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>The deal, trick by trick</source>
            <translation>Раздача по взяткам</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <translation>Раздача {number}</translation>
        </message>
        <message>
            <source>What was dealt</source>
            <translation>Что сдали</translation>
        </message>
        <message>
            <source>What was passed</source>
            <translation>Что передали</translation>
        </message>
        <message>
            <source>The tricks</source>
            <translation>Взятки</translation>
        </message>
        <message>
            <source>No cards were passed.</source>
            <translation>Карты не передавали.</translation>
        </message>
        <message>
            <source>taken by</source>
            <comment>head of a column: whose trick it was</comment>
            <translation>чья взятка</translation>
        </message>
        <message>
            <source>points</source>
            <comment>head of a column</comment>
            <translation>очки</translation>
        </message>
        <message>
            <source>▸ led the trick; the card that took it is bold. The last line is what was written down.</source>
            <translation>▸ стоит у первой карты взятки, старшая набрана жирно. Последняя строка — сколько записали.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>The aim</source>
            <translation>Цель</translation>
        </message>
        <message>
            <source>The deal</source>
            <translation>Раздача</translation>
        </message>
        <message>
            <source>The pass</source>
            <translation>Передача</translation>
        </message>
        <message>
            <source>The first lead</source>
            <translation>Первый ход</translation>
        </message>
        <message>
            <source>The trick</source>
            <translation>Взятка</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Черви</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <source>The moon</source>
            <translation>Луна</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Конец матча</translation>
        </message>
        <message>
            <source>Take as few points as you can. Every trick goes to somebody, and some cards in it cost points.</source>
            <translation>Наберите как можно меньше очков. Каждую взятку кто-нибудь да берёт, и за некоторые карты в ней пишут очки.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) are dealt out completely,</source>
            <translation>
                <numerusform>Сдают %n карту без остатка,</numerusform>
                <numerusform>Сдают %n карты без остатка,</numerusform>
                <numerusform>Сдают %n карт без остатка,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to each player.</source>
            <translation>
                <numerusform>по %n на руки.</numerusform>
                <numerusform>по %n на руки.</numerusform>
                <numerusform>по %n на руки.</numerusform>
            </translation>
        </message>
        <message>
            <source>The deal and the play go clockwise.</source>
            <translation>Сдают и ходят по часовой стрелке.</translation>
        </message>
        <message>
            <source>No cards are passed.</source>
            <translation>Карты не передают.</translation>
        </message>
        <message numerus="yes">
            <source>Before the play each player passes on %n card(s) of their choice.</source>
            <translation>
                <numerusform>Перед игрой каждый отдаёт %n карту по своему выбору.</numerusform>
                <numerusform>Перед игрой каждый отдаёт %n карты по своему выбору.</numerusform>
                <numerusform>Перед игрой каждый отдаёт %n карт по своему выбору.</numerusform>
            </translation>
        </message>
        <message>
            <source>You see what you get only after you have given your own.</source>
            <translation>Чужие карты видны только после того, как отданы свои.</translation>
        </message>
        <message>
            <source>In the first deal they go to the left, in the second to the right, in the third across, in the fourth nothing is passed; then it begins again.</source>
            <translation>В первой раздаче их передают налево, во второй — направо, в третьей — через стол, в четвёртой не передают вовсе; дальше всё сначала.</translation>
        </message>
        <message>
            <source>In the first deal they go to the left, in the second to the right, in the third nothing is passed; then it begins again.</source>
            <translation>В первой раздаче их передают налево, во второй — направо, в третьей не передают вовсе; дальше всё сначала.</translation>
        </message>
        <message>
            <source>They always go to the left.</source>
            <translation>Передают всегда налево.</translation>
        </message>
        <message>
            <source>Deal by deal: {directions}; then it begins again.</source>
            <translation>По раздачам: {directions}; дальше всё сначала.</translation>
        </message>
        <message>
            <source>to the left</source>
            <translation>налево</translation>
        </message>
        <message>
            <source>to the right</source>
            <translation>направо</translation>
        </message>
        <message>
            <source>across</source>
            <translation>через стол</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>без передачи</translation>
        </message>
        <message>
            <source>Whoever holds {card} leads it to the first trick.</source>
            <translation>Начинает тот, у кого {card}, и ходит с неё.</translation>
        </message>
        <message>
            <source>Whoever holds {card} leads to the first trick with any club.</source>
            <translation>Начинает тот, у кого {card}, и ходит с любой трефы.</translation>
        </message>
        <message>
            <source>The player on the dealer’s left leads any card to the first trick.</source>
            <translation>Начинает игрок слева от сдающего и ходит с любой карты.</translation>
        </message>
        <message>
            <source>Follow suit if you can; if you cannot, play whatever you like. The highest card of the suit that was led takes the trick, and whoever took it leads to the next. There are no trumps; aces are high.</source>
            <translation>Если масть есть, надо ходить в масть; если нет — можно положить любую карту. Взятку берёт старшая карта той масти, с которой зашли, и взявший ходит первым в следующую. Козырей нет, туз старше всех.</translation>
        </message>
        <message>
            <source>No card that costs points may be played to the first trick, unless the whole hand consists of them.</source>
            <translation>В первую взятку нельзя класть карты, за которые пишут очки, — разве что других на руках нет.</translation>
        </message>
        <message>
            <source>Hearts may be led at any time.</source>
            <translation>С червей можно ходить когда угодно.</translation>
        </message>
        <message>
            <source>Hearts may not be led until they are broken, that is until somebody has played one; only a hand with nothing but hearts may lead them before.</source>
            <translation>С червей нельзя ходить, пока они не вскрыты, то есть пока кто-нибудь не положил черву; раньше с них ходит только тот, у кого на руках одни черви.</translation>
        </message>
        <message>
            <source>The queen of spades breaks hearts too.</source>
            <translation>Дама пик тоже вскрывает черви.</translation>
        </message>
        <message>
            <source>The queen of spades may be led at any time and does not break hearts.</source>
            <translation>С дамы пик можно ходить когда угодно, черви она не вскрывает.</translation>
        </message>
        <message>
            <source>With nothing but hearts and the queen of spades you may lead a heart.</source>
            <translation>Если на руках только черви и дама пик, можно зайти с червы.</translation>
        </message>
        <message>
            <source>The jack of diamonds takes ten points off.</source>
            <translation>Валет бубён списывает десять очков.</translation>
        </message>
        <message>
            <source>The ten of diamonds takes ten points off.</source>
            <translation>Десятка бубён списывает десять очков.</translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes no trick at all writes %n point(s) less.</source>
            <translation>
                <numerusform>Кто не взял ни одной взятки, списывает %n очко.</numerusform>
                <numerusform>Кто не взял ни одной взятки, списывает %n очка.</numerusform>
                <numerusform>Кто не взял ни одной взятки, списывает %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Every heart costs %n point(s),</source>
            <translation>
                <numerusform>За каждую черву пишут %n очко,</numerusform>
                <numerusform>За каждую черву пишут %n очка,</numerusform>
                <numerusform>За каждую черву пишут %n очков,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the queen of spades %n:</source>
            <translation>
                <numerusform>за даму пик — %n:</numerusform>
                <numerusform>за даму пик — %n:</numerusform>
                <numerusform>за даму пик — %n:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in all.</source>
            <translation>
                <numerusform>всего %n.</numerusform>
                <numerusform>всего %n.</numerusform>
                <numerusform>всего %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Taking everything has no reward: it costs %n point(s).</source>
            <translation>
                <numerusform>Взять всё — не заслуга: это стоит %n очко.</numerusform>
                <numerusform>Взять всё — не заслуга: это стоит %n очка.</numerusform>
                <numerusform>Взять всё — не заслуга: это стоит %n очков.</numerusform>
            </translation>
        </message>
        <message>
            <source>Taking every card that costs points is called shooting the moon.</source>
            <translation>Взять все карты, за которые пишут очки, — значит выстрелить в луну (ещё говорят «прокрутить динамо»).</translation>
        </message>
        <message numerus="yes">
            <source>Then you write nothing and everybody else %n point(s).</source>
            <translation>
                <numerusform>Тогда вам не пишут ничего, а остальным — по %n очку.</numerusform>
                <numerusform>Тогда вам не пишут ничего, а остальным — по %n очка.</numerusform>
                <numerusform>Тогда вам не пишут ничего, а остальным — по %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Then %n point(s) are taken off your score and nobody else writes any.</source>
            <translation>
                <numerusform>Тогда вам списывают %n очко, а остальным не пишут ничего.</numerusform>
                <numerusform>Тогда вам списывают %n очка, а остальным не пишут ничего.</numerusform>
                <numerusform>Тогда вам списывают %n очков, а остальным не пишут ничего.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Then you choose: %n point(s) to everybody else, or as many off your own score.</source>
            <translation>
                <numerusform>Тогда вы выбираете: остальным по %n очку или столько же списать себе.</numerusform>
                <numerusform>Тогда вы выбираете: остальным по %n очка или столько же списать себе.</numerusform>
                <numerusform>Тогда вы выбираете: остальным по %n очков или столько же списать себе.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Then everybody else writes %n point(s); if that ended the match with somebody else in the lead, as many come off your own score instead.</source>
            <translation>
                <numerusform>Тогда остальным пишут по %n очку; если же на этом кончился бы матч и впереди был бы не стрелок, столько списывают ему.</numerusform>
                <numerusform>Тогда остальным пишут по %n очка; если же на этом кончился бы матч и впереди был бы не стрелок, столько списывают ему.</numerusform>
                <numerusform>Тогда остальным пишут по %n очков; если же на этом кончился бы матч и впереди был бы не стрелок, столько списывают ему.</numerusform>
            </translation>
        </message>
        <message>
            <source>Then nobody writes anything in this deal.</source>
            <translation>Тогда за эту раздачу никому не пишут ничего.</translation>
        </message>
        <message numerus="yes">
            <source>The match ends after a deal that brings somebody to %n point(s).</source>
            <translation>
                <numerusform>Матч кончается после раздачи, в которой кто-нибудь набрал %n очко.</numerusform>
                <numerusform>Матч кончается после раздачи, в которой кто-нибудь набрал %n очка.</numerusform>
                <numerusform>Матч кончается после раздачи, в которой кто-нибудь набрал %n очков.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The match ends after %n deal(s).</source>
            <translation>
                <numerusform>Матч кончается после %n раздачи.</numerusform>
                <numerusform>Матч кончается после %n раздач.</numerusform>
                <numerusform>Матч кончается после %n раздач.</numerusform>
            </translation>
        </message>
        <message>
            <source>The lowest total wins; equal totals share the win.</source>
            <translation>Выигрывает тот, у кого меньше всех; при равном счёте победу делят.</translation>
        </message>
    </context>
    <context>
        <name>Seed</name>
        <message>
            <source>A deal number is a whole number from 0 to {most}.</source>
            <translation>Номер раздачи — целое число от 0 до {most}.</translation>
        </message>
    </context>
    <context>
        <name>Speech</name>
        <message>
            <source>Deal {number}. Your cards: {cards}.</source>
            <translation>Раздача {number}. Ваши карты: {cards}.</translation>
        </message>
        <message>
            <source>You received: {cards}.</source>
            <translation>Вы получили: {cards}.</translation>
        </message>
        <message>
            <source>{name}: {card}.</source>
            <comment>who played what</comment>
            <translation>{name}: {card}.</translation>
        </message>
        <message>
            <source>Hearts are broken.</source>
            <translation>Черви вскрыты.</translation>
        </message>
        <message>
            <source>The match is over. First: {names}.</source>
            <translation>Матч окончен. Первое место: {names}.</translation>
        </message>
        <message>
            <source>{card}, chosen</source>
            <translation>{card}, выбрано</translation>
        </message>
        <message>
            <source>{card}, can not be played now</source>
            <translation>{card}, сейчас ходить нельзя</translation>
        </message>
        <message>
            <source>You take the trick, {points}.</source>
            <translation>Взятка ваша, {points}.</translation>
        </message>
        <message>
            <source>{name} takes the trick, {points}.</source>
            <translation>Взятку берёт {name}, {points}.</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <comment>in a trick</comment>
            <translation>
                <numerusform>%n очко</numerusform>
                <numerusform>%n очка</numerusform>
                <numerusform>%n очков</numerusform>
            </translation>
        </message>
        <message>
            <source>All cards that are left are yours.</source>
            <translation>Все оставшиеся карты — ваши.</translation>
        </message>
        <message>
            <source>{name} takes all cards that are left.</source>
            <translation>Все оставшиеся карты забирает {name}.</translation>
        </message>
        <message>
            <source>{name}: {points}, in all {total}</source>
            <comment>one player's points of a deal and total</comment>
            <translation>{name}: {points}, всего {total}</translation>
        </message>
        <message>
            <source>The deal is over. {scores}.</source>
            <translation>Раздача окончена. {scores}.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>this deal</source>
            <comment>before the points of the deal; в раздаче</comment>
            <translation>в раздаче</translation>
        </message>
        <message>
            <source>thinking</source>
            <comment>a player; думает</comment>
            <translation>думает</translation>
        </message>
        <message>
            <source>gets your cards</source>
            <comment>a player; получит от вас</comment>
            <translation>получит от вас</translation>
        </message>
        <message>
            <source>Deal {number} is over</source>
            <translation>Раздача {number} окончена</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <translation>Раздача {number}</translation>
        </message>
        <message>
            <source>Hearts broken</source>
            <translation>Черви вскрыты</translation>
        </message>
        <message>
            <source>Hearts closed</source>
            <translation>Черви закрыты</translation>
        </message>
        <message>
            <source>taken by {name} · {points}</source>
            <comment>feminine; взяла {name} · {points}</comment>
            <translation>взяла {name} · {points}</translation>
        </message>
        <message>
            <source>taken by {name} · {points}</source>
            <comment>masculine; взял {name} · {points}</comment>
            <translation>взял {name} · {points}</translation>
        </message>
        <message>
            <source>taken by you · {points}</source>
            <comment>взяли вы · {points}</comment>
            <translation>взяли вы · {points}</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Последняя взятка</translation>
        </message>
        <message>
            <source>Enter</source>
            <comment>the key</comment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Take the cards</source>
            <comment>the received ones; Принять карты</comment>
            <translation>Принять карты</translation>
        </message>
        <message>
            <source>Pass left, to {name}</source>
            <comment>dative; Передать налево, {name}</comment>
            <translation>Передать налево, {name}</translation>
        </message>
        <message>
            <source>Pass right, to {name}</source>
            <comment>dative; Передать направо, {name}</comment>
            <translation>Передать направо, {name}</translation>
        </message>
        <message>
            <source>Pass across, to {name}</source>
            <comment>dative; Передать напротив, {name}</comment>
            <translation>Передать через стол, {name}</translation>
        </message>
        <message>
            <source>Chosen: {number} of {count}</source>
            <comment>cards to pass; Выбрано {number} из {count}</comment>
            <translation>Выбрано {number} из {count}</translation>
        </message>
        <message>
            <source>you deal</source>
            <comment>the dealer's tag on the own plate; сдаёте</comment>
            <translation>сдаёте</translation>
        </message>
        <message>
            <source>dealer</source>
            <comment>the dealer's tag; сдаёт</comment>
            <translation>сдаёт</translation>
        </message>
        <message>
            <source>Trick {number} of {count}</source>
            <translation>Взятка {number} из {count}</translation>
        </message>
        <message>
            <source>Passing to the left</source>
            <comment>Передача налево</comment>
            <translation>Передача налево</translation>
        </message>
        <message>
            <source>Passing to the right</source>
            <comment>Передача направо</comment>
            <translation>Передача направо</translation>
        </message>
        <message>
            <source>Passing across</source>
            <comment>Передача напротив</comment>
            <translation>Передача через стол</translation>
        </message>
        <message>
            <source>Cards went to the left</source>
            <comment>Передача была налево</comment>
            <translation>Передача была налево</translation>
        </message>
        <message>
            <source>Cards went to the right</source>
            <comment>Передача была направо</comment>
            <translation>Передача была направо</translation>
        </message>
        <message>
            <source>Cards went across</source>
            <comment>Передача была напротив</comment>
            <translation>Передача была через стол</translation>
        </message>
        <message>
            <source>No cards were passed</source>
            <comment>Передачи не было</comment>
            <translation>Передачи не было</translation>
        </message>
        <message>
            <source>You took the queen of spades</source>
            <comment>Вы взяли даму пик</comment>
            <translation>Вы взяли даму пик</translation>
        </message>
        <message>
            <source>{name} took the queen of spades</source>
            <comment>feminine; {name} взяла даму пик</comment>
            <translation>{name} взяла даму пик</translation>
        </message>
        <message>
            <source>{name} took the queen of spades</source>
            <comment>masculine; {name} взял даму пик</comment>
            <translation>{name} взял даму пик</translation>
        </message>
        <message>
            <source>You shot the moon</source>
            <comment>Вы выстрелили в луну</comment>
            <translation>Вы выстрелили в луну</translation>
        </message>
        <message>
            <source>{name} shot the moon</source>
            <comment>feminine; {name} выстрелила в луну</comment>
            <translation>{name} выстрелила в луну</translation>
        </message>
        <message>
            <source>{name} shot the moon</source>
            <comment>masculine; {name} выстрелил в луну</comment>
            <translation>{name} выстрелил в луну</translation>
        </message>
        <message>
            <source>Card table</source>
            <translation>Карточный стол</translation>
        </message>
    </context>
    <context>
        <name>Texts</name>
        <message>
            <source>There can be two to eleven players.</source>
            <translation>Играть могут от двух до одиннадцати человек.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) do not divide among the players: remove some.</source>
            <translation>
                <numerusform>%n карта не делится поровну между игроками: уберите лишнюю.</numerusform>
                <numerusform>%n карты не делятся поровну между игроками: уберите лишние.</numerusform>
                <numerusform>%n карт не делятся поровну между игроками: уберите лишние.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody can pass more cards than a hand holds.</source>
            <translation>Нельзя передать больше карт, чем есть на руках.</translation>
        </message>
        <message>
            <source>With an odd number of players nobody sits across.</source>
            <translation>При нечётном числе игроков напротив никто не сидит.</translation>
        </message>
        <message>
            <source>The first lead must be a club, and there is no club in the pack.</source>
            <translation>Открывать надо трефой, а треф в колоде нет.</translation>
        </message>
        <message>
            <source>No card costs anything, so there is no moon to shoot.</source>
            <translation>Штрафных карт нет, значит, и в луну не выстрелить.</translation>
        </message>
        <message>
            <source>The rules about the queen of spades and closed hearts need both of them.</source>
            <translation>Правилу о даме пик и закрытых червах нужны и то и другое.</translation>
        </message>
        <message>
            <source>The bonus card is not in the pack.</source>
            <translation>Карты с премией в колоде нет.</translation>
        </message>
        <message>
            <source>The match would never end: set a limit or a number of deals.</source>
            <translation>Такой матч не кончится: задайте предел очков или число раздач.</translation>
        </message>
        <message>
            <source>The limit and the number of deals start at one.</source>
            <translation>Предел очков и число раздач — не меньше единицы.</translation>
        </message>
        <message>
            <source>The reward for taking no trick cannot be negative.</source>
            <translation>Премия за раздачу без взяток не бывает отрицательной.</translation>
        </message>
        <message>
            <source>The folder {folder} cannot be written to: {reason}. The game is not being saved.</source>
            <translation>В папку {folder} нельзя записать: {reason}. Игра не сохраняется.</translation>
        </message>
        <message>
            <source>The file {file} cannot be read: {reason}.</source>
            <translation>Файл {file} не читается: {reason}.</translation>
        </message>
        <message>
            <source>The file {file} cannot be written: {reason}.</source>
            <translation>Файл {file} не удалось записать: {reason}.</translation>
        </message>
        <message>
            <source>A file of the program is missing: {file}. Please install it again.</source>
            <translation>Не хватает файла программы: {file}. Установите её заново.</translation>
        </message>
        <message>
            <source>The deck “{name}” is not there, or not complete; the usual one is in use.</source>
            <translation>Колоды «{name}» нет или в ней не все карты; играем обычной.</translation>
        </message>
        <message>
            <source>The back “{name}” is not there; the deck’s own is in use.</source>
            <translation>Рубашки «{name}» нет; взята та, что у колоды.</translation>
        </message>
        <message>
            <source>The felt “{name}” is not there; the usual one is in use.</source>
            <translation>Сукна «{name}» нет; постелено обычное.</translation>
        </message>
        <message>
            <source>{file} was damaged. The copy before it is in use; the damaged file is kept as {kept}.</source>
            <translation>Файл {file} повреждён. Взята предыдущая копия, повреждённый файл сохранён: {kept}.</translation>
        </message>
        <message>
            <source>{file} was damaged and has been set aside as {kept}. A new one was begun.</source>
            <translation>Файл {file} повреждён и отложен: {kept}. Начат новый.</translation>
        </message>
        <message>
            <source>{file} was damaged. The copy before it is in use.</source>
            <translation>Файл {file} повреждён. Взята предыдущая копия.</translation>
        </message>
        <message>
            <source>{file} was written by a newer version of the game. It has been set aside as {kept}.</source>
            <translation>Файл {file} записан более новой версией игры. Он отложен: {kept}.</translation>
        </message>
        <message>
            <source>{file} cannot be read and has been set aside as {kept}.</source>
            <translation>Файл {file} не читается и отложен: {kept}.</translation>
        </message>
        <message>
            <source>{file} was written by a newer version of the game and is left as it is.</source>
            <translation>Файл {file} записан более новой версией игры, он оставлен как есть.</translation>
        </message>
        <message>
            <source>The setting “{key}” had a value it cannot have; the usual one is in use.</source>
            <translation>У настройки «{key}» было недопустимое значение, взято обычное.</translation>
        </message>
        <message>
            <source>The setting “{key}” is unknown to this version; it is kept as it is.</source>
            <translation>Настройка «{key}» этой версии незнакома, она оставлена как есть.</translation>
        </message>
        <message>
            <source>{file} is damaged and cannot be used.</source>
            <translation>Файл {file} повреждён, прочесть его нельзя.</translation>
        </message>
        <message>
            <source>{file} cannot be read.</source>
            <translation>Файл {file} не читается.</translation>
        </message>
        <message>
            <source>{file} cannot be written. You can play on, but this is not being saved.</source>
            <translation>Файл {file} не удалось записать. Играть можно, но без сохранения.</translation>
        </message>
        <message>
            <source>The disk is full: {file} was not saved. Free some space and play on.</source>
            <translation>На диске нет места: файл {file} не сохранён. Освободите место и играйте дальше.</translation>
        </message>
        <message>
            <source>Another copy of the game is using {file}. It was not saved this time.</source>
            <translation>Файл {file} занят другой копией игры, на этот раз он не сохранён.</translation>
        </message>
        <message>
            <source>A setting in {file} cannot be used; the usual one stands in for it.</source>
            <translation>Одна из настроек в файле {file} не годится, взята обычная.</translation>
        </message>
        <message>
            <source>Hint: {card}. {reason}</source>
            <translation>Подсказка: {card}. {reason}</translation>
        </message>
        <message>
            <source>Hint: pass {cards}. {reason}</source>
            <translation>Подсказка — передать: {cards}. {reason}</translation>
        </message>
        <message>
            <source>Hint: take the points off your own score. {reason}</source>
            <translation>Подсказка: спишите очки себе. {reason}</translation>
        </message>
        <message>
            <source>Hint: give the points to everybody else. {reason}</source>
            <translation>Подсказка: запишите очки остальным. {reason}</translation>
        </message>
        <message>
            <source>Hint: finish the deal. {reason}</source>
            <translation>Подсказка: заканчивайте раздачу. {reason}</translation>
        </message>
        <message>
            <source>{name} is taking this trick: the right place for this card.</source>
            <translation>Взятку берёт {name} — туда ей и дорога.</translation>
        </message>
        <message>
            <source>{name} is taking this trick: the points go there.</source>
            <translation>Взятку берёт {name}: пусть и очки уйдут туда же.</translation>
        </message>
        <message>
            <source>So far {name} has every point: let somebody else take one, or it is a moon.</source>
            <translation>Все очки пока собирает {name}: отдайте хоть одно другому, иначе будет луна.</translation>
        </message>
        <message>
            <source>Otherwise the match would end with {name} in front.</source>
            <translation>Иначе матч кончится, и впереди окажется {name}.</translation>
        </message>
        <message>
            <source>Low cards of the suit force out the {card}.</source>
            <translation>Мелкие карты этой масти выманивают карту подороже: {card}.</translation>
        </message>
        <message>
            <source>It is the highest card that stays under the {card}.</source>
            <translation>Самая крупная карта, с которой взятка не ваша: на столе {card}.</translation>
        </message>
        <message>
            <source>The {card} is still out, and this card could catch it.</source>
            <translation>На эту карту можно поймать другую, она ещё не вышла: {card}.</translation>
        </message>
        <message>
            <source>This wins the {card}, which takes points off your score.</source>
            <translation>Так вам достанется карта, которая списывает очки: {card}.</translation>
        </message>
        <message>
            <source>The {card} is worth waiting for: keep what can win it.</source>
            <translation>Придержите то, чем можно забрать карту с премией: {card}.</translation>
        </message>
        <message>
            <source>Too few low cards guard the {card}.</source>
            <translation>Мелких карт мало, прикрыть дорогую нечем: {card}.</translation>
        </message>
        <message>
            <source>These cards could catch the {card}.</source>
            <translation>На эти карты легко поймать чужую: {card}.</translation>
        </message>
        <message>
            <source>Without clubs you can discard what you like.</source>
            <translation>Без треф можно сбрасывать что угодно.</translation>
        </message>
        <message>
            <source>Without diamonds you can discard what you like.</source>
            <translation>Без бубён можно сбрасывать что угодно.</translation>
        </message>
        <message>
            <source>Without spades you can discard what you like.</source>
            <translation>Без пик можно сбрасывать что угодно.</translation>
        </message>
        <message>
            <source>Without hearts you can discard what you like.</source>
            <translation>Без червей можно сбрасывать что угодно.</translation>
        </message>
        <message>
            <source>High hearts take tricks that cost points.</source>
            <translation>Старшие черви берут взятки с очками.</translation>
        </message>
        <message>
            <source>There is nothing else you may play.</source>
            <translation>Больше положить нечего.</translation>
        </message>
        <message>
            <source>One card is as good as another here.</source>
            <translation>Здесь всё равно, какую карту класть.</translation>
        </message>
        <message>
            <source>Somebody will almost certainly have to take this trick from you.</source>
            <translation>Эту взятку у вас почти наверняка заберут.</translation>
        </message>
        <message>
            <source>Low cards of the suit force out the dearest card.</source>
            <translation>Мелкие карты этой масти выманивают самую дорогую.</translation>
        </message>
        <message>
            <source>While everybody still follows suit, a high card gets away cheaply.</source>
            <translation>Пока масть есть у всех, старшая карта уйдёт дёшево.</translation>
        </message>
        <message>
            <source>No lead is safe; this one risks least.</source>
            <translation>Безопасного захода нет, этот рискует меньше других.</translation>
        </message>
        <message>
            <source>It is the highest card that does not take the trick.</source>
            <translation>Самая крупная карта, с которой взятка не ваша.</translation>
        </message>
        <message>
            <source>A low card, and the hope that somebody plays a higher one.</source>
            <translation>Кладите мелкую: может быть, кто-то перебьёт.</translation>
        </message>
        <message>
            <source>You play last and the trick costs nothing: get rid of a high card.</source>
            <translation>Ваша карта последняя, очков во взятке нет: избавьтесь от старшей.</translation>
        </message>
        <message>
            <source>If you take the trick, then with your highest card.</source>
            <translation>Если уж брать взятку, то самой старшей.</translation>
        </message>
        <message>
            <source>The low cards stay to guard what is left.</source>
            <translation>Мелкие останутся прикрывать то, что на руках.</translation>
        </message>
        <message>
            <source>Here is the chance to give the dearest card away.</source>
            <translation>Самое время отдать самую дорогую карту.</translation>
        </message>
        <message>
            <source>Somebody else is taking this trick: the points go there.</source>
            <translation>Взятку берёт другой: пусть и очки уйдут туда же.</translation>
        </message>
        <message>
            <source>This card could catch points later.</source>
            <translation>На эту карту потом можно поймать очки.</translation>
        </message>
        <message>
            <source>A suit less, and you can discard what you like.</source>
            <translation>Одной мастью меньше — можно сбрасывать что угодно.</translation>
        </message>
        <message>
            <source>It could have taken a trick later: better without it.</source>
            <translation>Потом она могла бы взять взятку: без неё спокойнее.</translation>
        </message>
        <message>
            <source>You will not miss this card.</source>
            <translation>Эта карта вам больше не пригодится.</translation>
        </message>
        <message>
            <source>Somebody else must take a point, or it is a moon.</source>
            <translation>Отдайте очко кому-нибудь другому, иначе будет луна.</translation>
        </message>
        <message>
            <source>You can take every trick: shoot the moon.</source>
            <translation>Вы можете взять все взятки: стреляйте в луну.</translation>
        </message>
        <message>
            <source>This wins the card that takes points off your score.</source>
            <translation>Так вам достанется карта, которая списывает очки.</translation>
        </message>
        <message>
            <source>Keep what can win the bonus card for a better trick.</source>
            <translation>Придержите то, чем можно забрать карту с премией.</translation>
        </message>
        <message>
            <source>Too few low cards guard the dearest card.</source>
            <translation>Мелких карт мало, прикрыть самую дорогую нечем.</translation>
        </message>
        <message>
            <source>These cards could catch the dearest card.</source>
            <translation>На эти карты легко поймать самую дорогую.</translation>
        </message>
        <message>
            <source>High penalty cards come back as points.</source>
            <translation>Старшие штрафные карты вернутся очками.</translation>
        </message>
        <message>
            <source>These cards are the likeliest to take tricks.</source>
            <translation>Эти карты скорее других возьмут взятки.</translation>
        </message>
        <message>
            <source>With what is left you can take every trick.</source>
            <translation>С тем, что останется, можно взять все взятки.</translation>
        </message>
        <message>
            <source>Everybody else pays, and you gain as much as you can.</source>
            <translation>Заплатят все остальные, для вас это выгоднее всего.</translation>
        </message>
        <message>
            <source>Otherwise the match would end with somebody else in front.</source>
            <translation>Иначе матч кончится, и впереди окажется другой.</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n очко</numerusform>
                <numerusform>%n очка</numerusform>
                <numerusform>%n очков</numerusform>
            </translation>
        </message>
        <message>
            <source>Classic Hearts</source>
            <translation>Классические «Червы»</translation>
        </message>
        <message>
            <source>Black Lady, modern</source>
            <translation>Чёрная дама, современная</translation>
        </message>
        <message>
            <source>Black Lady, 1909</source>
            <translation>Чёрная дама 1909 года</translation>
        </message>
        <message>
            <source>Black Lady after Culbertson</source>
            <translation>Чёрная дама по Калбертсону</translation>
        </message>
        <message>
            <source>Tavern Jack's rules</source>
            <translation>Правила «Таверны Джека»</translation>
        </message>
        <message>
            <source>Dynamo</source>
            <translation>Прокрутка динамо</translation>
        </message>
        <message>
            <source>Dynamo with the jack of diamonds</source>
            <translation>Прокрутка динамо с бубновым валетом</translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n раздача</numerusform>
                <numerusform>%n раздачи</numerusform>
                <numerusform>%n раздач</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <translation>
                <numerusform>до %n очка</numerusform>
                <numerusform>до %n очков</numerusform>
                <numerusform>до %n очков</numerusform>
            </translation>
        </message>
        <message>
            <source>{limit} or {deals}</source>
            <translation>{limit} или {deals}</translation>
        </message>
        <message>
            <source>{variant}, {length}</source>
            <translation>{variant}, {length}</translation>
        </message>
        <message>
            <source>{length}, fewer is better</source>
            <translation>{length}, меньше — лучше</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Новичок</translation>
        </message>
        <message>
            <source>Regular</source>
            <translation>Любитель</translation>
        </message>
        <message>
            <source>The first lead of the deal is the {card}.</source>
            <translation>Первый ход в раздаче — {card}.</translation>
        </message>
        <message>
            <source>Hearts are not broken yet: lead another suit.</source>
            <translation>Черви ещё не вскрыты: ходите с другой масти.</translation>
        </message>
        <message>
            <source>No points on the first trick: play a card that costs nothing.</source>
            <translation>В первой взятке очков не сбрасывают: положите карту без очков.</translation>
        </message>
        <message>
            <source>Exactly three cards are passed.</source>
            <translation>Передать надо ровно три карты.</translation>
        </message>
        <message numerus="yes">
            <source>Exactly %n card(s) are passed.</source>
            <translation>
                <numerusform>Передать надо ровно %n карту.</numerusform>
                <numerusform>Передать надо ровно %n карты.</numerusform>
                <numerusform>Передать надо ровно %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>One card cannot be passed twice.</source>
            <translation>Одну карту дважды не передают.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Этой карты у вас на руках нет.</translation>
        </message>
        <message>
            <source>It is not your turn yet.</source>
            <translation>Сейчас не ваш ход.</translation>
        </message>
        <message>
            <source>That cannot be done just now.</source>
            <translation>Сейчас так сделать нельзя.</translation>
        </message>
        <message>
            <source>Choose one of the two ways to score the moon.</source>
            <translation>Луну можно записать только одним из двух способов.</translation>
        </message>
        <message>
            <source>The deal is not decided yet: play on.</source>
            <translation>Раздача ещё не решена: играйте дальше.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Матч окончен.</translation>
        </message>
        <message>
            <source>You must follow suit: play a club.</source>
            <translation>Надо ходить в масть: положите трефу.</translation>
        </message>
        <message>
            <source>You must follow suit: play a diamond.</source>
            <translation>Надо ходить в масть: положите бубну.</translation>
        </message>
        <message>
            <source>You must follow suit: play a spade.</source>
            <translation>Надо ходить в масть: положите пику.</translation>
        </message>
        <message>
            <source>You must follow suit: play a heart.</source>
            <translation>Надо ходить в масть: положите черву.</translation>
        </message>
        <message>
            <source>You must follow suit.</source>
            <translation>Надо ходить в масть.</translation>
        </message>
        <message>
            <source>The first lead of the deal is a diamond.</source>
            <translation>Раздачу открывают бубной.</translation>
        </message>
        <message>
            <source>The first lead of the deal is a spade.</source>
            <translation>Раздачу открывают пикой.</translation>
        </message>
        <message>
            <source>The first lead of the deal is a heart.</source>
            <translation>Раздачу открывают червой.</translation>
        </message>
        <message>
            <source>The first lead of the deal is a club.</source>
            <translation>Раздачу открывают трефой.</translation>
        </message>
        <message>
            <source>You have shot the moon. Choose how to score it.</source>
            <translation>Вы выстрелили в луну. Выберите, как её записать.</translation>
        </message>
        <message>
            <source>The deal is over. Press “Continue” for the next one.</source>
            <translation>Раздача окончена. Нажмите «Дальше», чтобы сдать следующую.</translation>
        </message>
        <message>
            <source>The last deal is over. Press “Continue” to see how the match ended.</source>
            <translation>Последняя раздача сыграна. Нажмите «Дальше», и увидите итог матча.</translation>
        </message>
        <message>
            <source>The others are choosing their cards.</source>
            <translation>Остальные выбирают карты.</translation>
        </message>
        <message>
            <source>{name} is choosing how to score the moon.</source>
            <translation>{name} решает, как записать луну.</translation>
        </message>
        <message>
            <source>{name} to play.</source>
            <translation>Ходит {name}.</translation>
        </message>
        <message>
            <source>Choose three cards and pass them left, to {name}.</source>
            <translation>Выберите три карты и передайте их налево, {name}.</translation>
        </message>
        <message numerus="yes">
            <source>Choose %n card(s) and pass left, to {name}.</source>
            <translation>
                <numerusform>Выберите %n карту и передайте налево, {name}.</numerusform>
                <numerusform>Выберите %n карты и передайте налево, {name}.</numerusform>
                <numerusform>Выберите %n карт и передайте налево, {name}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose three cards and pass them right, to {name}.</source>
            <translation>Выберите три карты и передайте их направо, {name}.</translation>
        </message>
        <message numerus="yes">
            <source>Choose %n card(s) and pass right, to {name}.</source>
            <translation>
                <numerusform>Выберите %n карту и передайте направо, {name}.</numerusform>
                <numerusform>Выберите %n карты и передайте направо, {name}.</numerusform>
                <numerusform>Выберите %n карт и передайте направо, {name}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose three cards and pass them across, to {name}.</source>
            <translation>Выберите три карты и передайте их через стол, {name}.</translation>
        </message>
        <message numerus="yes">
            <source>Choose %n card(s) and pass across, to {name}.</source>
            <translation>
                <numerusform>Выберите %n карту и передайте через стол, {name}.</numerusform>
                <numerusform>Выберите %n карты и передайте через стол, {name}.</numerusform>
                <numerusform>Выберите %n карт и передайте через стол, {name}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Pass the chosen cards left, or change your choice.</source>
            <translation>Передайте выбранные карты налево или поменяйте выбор.</translation>
        </message>
        <message>
            <source>Pass the chosen cards right, or change your choice.</source>
            <translation>Передайте выбранные карты направо или поменяйте выбор.</translation>
        </message>
        <message>
            <source>Pass the chosen cards across, or change your choice.</source>
            <translation>Передайте выбранные карты через стол или поменяйте выбор.</translation>
        </message>
        <message>
            <source>{name} passed you these cards. Press Enter to take them.</source>
            <comment>feminine</comment>
            <translation>{name} передала вам эти карты. Нажмите Enter, чтобы взять их в руку.</translation>
        </message>
        <message>
            <source>{name} passed you these cards. Press Enter to take them.</source>
            <comment>masculine</comment>
            <translation>{name} передал вам эти карты. Нажмите Enter, чтобы взять их в руку.</translation>
        </message>
        <message>
            <source>The deal is decided: press C to finish it, or play on.</source>
            <translation>Раздача решена: нажмите C, чтобы её закончить, или играйте дальше.</translation>
        </message>
        <message>
            <source>You lead first, with the {card}.</source>
            <translation>Ваш заход. Первая карта раздачи — {card}.</translation>
        </message>
        <message>
            <source>Your lead: any suit but hearts, they are not broken yet.</source>
            <translation>Ваш заход. Черви ещё не вскрыты, ходите с любой другой масти.</translation>
        </message>
        <message>
            <source>Your lead: play any card.</source>
            <translation>Ваш заход: ходите с любой карты.</translation>
        </message>
        <message>
            <source>Your turn: play a club.</source>
            <translation>Ваш ход: положите трефу.</translation>
        </message>
        <message>
            <source>Your turn: play a diamond.</source>
            <translation>Ваш ход: положите бубну.</translation>
        </message>
        <message>
            <source>Your turn: play a spade.</source>
            <translation>Ваш ход: положите пику.</translation>
        </message>
        <message>
            <source>Your turn: play a heart.</source>
            <translation>Ваш ход: положите черву.</translation>
        </message>
        <message>
            <source>Your turn: you have no clubs, discard from another suit.</source>
            <translation>Ваш ход: треф у вас нет, сбросьте другую масть.</translation>
        </message>
        <message>
            <source>Your turn: you have no diamonds, discard from another suit.</source>
            <translation>Ваш ход: бубён у вас нет, сбросьте другую масть.</translation>
        </message>
        <message>
            <source>Your turn: you have no spades, discard from another suit.</source>
            <translation>Ваш ход: пик у вас нет, сбросьте другую масть.</translation>
        </message>
        <message>
            <source>Your turn: you have no hearts, discard from another suit.</source>
            <translation>Ваш ход: червей у вас нет, сбросьте другую масть.</translation>
        </message>
        <message>
            <source>The match is over: you have won. Press Enter to play again.</source>
            <translation>Матч окончен, победа ваша. Enter — сыграть ещё.</translation>
        </message>
        <message>
            <source>The match is over: you share first place. Press Enter to play again.</source>
            <translation>Матч окончен: вы делите первое место. Enter — сыграть ещё.</translation>
        </message>
        <message>
            <source>The match is over. Press Enter to play again.</source>
            <translation>Матч окончен. Enter — сыграть ещё.</translation>
        </message>
        <message>
            <source>A shared win</source>
            <translation>Общая победа</translation>
        </message>
        <message>
            <source>You have won the match</source>
            <translation>Вы выиграли матч</translation>
        </message>
        <message>
            <source>Second place</source>
            <translation>Второе место</translation>
        </message>
        <message>
            <source>Third place</source>
            <translation>Третье место</translation>
        </message>
        <message>
            <source>Fourth place</source>
            <translation>Четвёртое место</translation>
        </message>
        <message>
            <source>Place {place}</source>
            <translation>{place}-е место</translation>
        </message>
        <message numerus="yes">
            <source>after %n deal(s)</source>
            <translation>
                <numerusform>после %n раздачи</numerusform>
                <numerusform>после %n раздач</numerusform>
                <numerusform>после %n раздач</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} {after_deals}</source>
            <translation>{points} {after_deals}</translation>
        </message>
        <message>
            <source>The winners share {points} {after_deals}</source>
            <translation>У победителей поровну: {points} {after_deals}</translation>
        </message>
        <message>
            <source>{name} won with {points} {after_deals}</source>
            <comment>feminine</comment>
            <translation>Выиграла {name}: {points} {after_deals}</translation>
        </message>
        <message>
            <source>{name} won with {points} {after_deals}</source>
            <comment>masculine</comment>
            <translation>Выиграл {name}: {points} {after_deals}</translation>
        </message>
        <message>
            <source>Leaders: {names}, {points} each</source>
            <translation>Лидеры: {names} — {points}</translation>
        </message>
        <message>
            <source>Leader: {name}, {points}</source>
            <translation>Лидер: {name}, {points}</translation>
        </message>
        <message>
            <source>You have shot the moon</source>
            <translation>Вы выстрелили в луну</translation>
        </message>
        <message>
            <source>{name} has shot the moon</source>
            <comment>feminine</comment>
            <translation>{name} выстрелила в луну</translation>
        </message>
        <message>
            <source>{name} has shot the moon</source>
            <comment>masculine</comment>
            <translation>{name} выстрелил в луну</translation>
        </message>
        <message numerus="yes">
            <source>Take %n point(s) off your own score</source>
            <translation>
                <numerusform>Списать себе %n очко</numerusform>
                <numerusform>Списать себе %n очка</numerusform>
                <numerusform>Списать себе %n очков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add %n point(s) to everybody else</source>
            <translation>
                <numerusform>Записать остальным по %n очку</numerusform>
                <numerusform>Записать остальным по %n очка</numerusform>
                <numerusform>Записать остальным по %n очков</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Сыграть ещё</translation>
        </message>
        <message>
            <source>Other rules…</source>
            <translation>Другие правила…</translation>
        </message>
        <message>
            <source>{name}, deal {number}</source>
            <translation>{name}, раздача {number}</translation>
        </message>
        <message>
            <source>Moon: {shots}</source>
            <translation>Луна: {shots}</translation>
        </message>
        <message>
            <source>{name} {total}</source>
            <translation>{name} {total}</translation>
        </message>
        <message>
            <source>Queen of spades: {counts}</source>
            <translation>Дама пик: {counts}</translation>
        </message>
        <message>
            <source>Final table</source>
            <translation>Итог</translation>
        </message>
        <message>
            <source>points</source>
            <comment>head of a column</comment>
            <translation>очки</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Score after deal {number}</source>
            <translation>Счёт после раздачи {number}</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Счёт</translation>
        </message>
        <message>
            <source>{name}: {delta}, total {total}</source>
            <translation>{name}: {delta}, всего {total}</translation>
        </message>
        <message>
            <source>No deal has been scored yet.</source>
            <translation>Пока не сыграно ни одной раздачи.</translation>
        </message>
        <message>
            <source>Totals after each deal</source>
            <translation>Сумма очков по раздачам</translation>
        </message>
        <message>
            <source>deal</source>
            <comment>caption of the axis of a chart</comment>
            <translation>раздача</translation>
        </message>
        <message>
            <source>Next notice</source>
            <translation>Следующее сообщение</translation>
        </message>
        <message>
            <source>Dismiss the notice</source>
            <translation>Убрать сообщение</translation>
        </message>
        <message>
            <source>You have shot the moon. How shall it be scored?</source>
            <translation>Вы выстрелили в луну. Как её записать?</translation>
        </message>
        <message>
            <source>Then: {totals}</source>
            <translation>Станет: {totals}</translation>
        </message>
    </context>
    <context>
        <name>ThisDeal</name>
        <message>
            <source>This deal</source>
            <translation>Эта раздача</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Копировать</translation>
        </message>
        <message>
            <source>&amp;Play it</source>
            <translation>&amp;Сыграть</translation>
        </message>
        <message>
            <source>for example 271828</source>
            <translation>например, 271828</translation>
        </message>
        <message>
            <source>The number of this match:</source>
            <translation>Номер этого матча:</translation>
        </message>
        <message>
            <source>Play the match with another number:</source>
            <translation>Сыграть матч с другим номером:</translation>
        </message>
        <message>
            <source>This is deal {number} of the match; all its deals come from the one number.</source>
            <translation>Сейчас идёт раздача {number}; все раздачи матча берутся из одного номера.</translation>
        </message>
        <message>
            <source>Give the number to a friend: with the same rules you both get the same cards. The match that you leave stays in the history as abandoned.</source>
            <translation>Сообщите номер знакомому: при тех же правилах вам сдадут одни и те же карты. Недоигранный матч останется в истории как брошенный.</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>The game is already open in another window, and that one keeps the saved match. You can play here too, but this match will be gone when you close the window.</source>
            <translation>Игра уже открыта в другом окне, и матч сохраняет оно. Здесь тоже можно играть, но этот матч пропадёт, когда вы закроете окно.</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Червы</translation>
        </message>
        <message>
            <source>The match is on the clipboard as text.</source>
            <translation>Матч скопирован в буфер обмена как текст.</translation>
        </message>
    </context>
</TS>
