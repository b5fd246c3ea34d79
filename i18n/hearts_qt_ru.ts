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
            <source>Deal of the da&amp;y…</source>
            <translation>Раздача дн&amp;я…</translation>
        </message>
        <message>
            <source>Deal by nu&amp;mber…</source>
            <translation>Раздача по но&amp;меру…</translation>
        </message>
        <message>
            <source>Play this &amp;deal again</source>
            <translation>Раздачу &amp;сначала</translation>
        </message>
        <message>
            <source>&amp;Back to your match</source>
            <translation>Вернуться к &amp;матчу</translation>
        </message>
        <message>
            <source>Open a &amp;match…</source>
            <translation>Открыть &amp;матч…</translation>
        </message>
        <message>
            <source>Sav&amp;e the match as…</source>
            <translation>Сохранить матч &amp;как…</translation>
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
            <source>&amp;Whose turn is it?</source>
            <translation>&amp;Чей ход?</translation>
        </message>
        <message>
            <source>Which cards do I &amp;hold?</source>
            <translation>Что у меня на &amp;руках?</translation>
        </message>
        <message>
            <source>What lies on the &amp;table?</source>
            <translation>Что на &amp;столе?</translation>
        </message>
        <message>
            <source>Who has ta&amp;ken what?</source>
            <translation>Кто что &amp;взял?</translation>
        </message>
        <message>
            <source>What is the &amp;score?</source>
            <translation>Какой с&amp;чёт?</translation>
        </message>
        <message>
            <source>Which &amp;deal is it?</source>
            <translation>Какая раз&amp;дача?</translation>
        </message>
        <message>
            <source>Say it &amp;again</source>
            <translation>&amp;Повторить</translation>
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
            <source>&amp;Review the deal</source>
            <translation>&amp;Разбор раздачи</translation>
        </message>
        <message>
            <source>&amp;Ask the table</source>
            <translation>&amp;Спросить у стола</translation>
        </message>
        <message>
            <source>The game as &amp;text</source>
            <translation>Игра &amp;текстом</translation>
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
            <source>&amp;Lessons</source>
            <translation>&amp;Уроки</translation>
        </message>
        <message>
            <source>&amp;Rules of this match</source>
            <translation>&amp;Правила этого матча</translation>
        </message>
        <message>
            <source>How to &amp;play well</source>
            <translation>Как играть &amp;хорошо</translation>
        </message>
        <message>
            <source>The fa&amp;mily of Hearts</source>
            <translation>Семья «Чер&amp;в»</translation>
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
        <message>
            <source>open the menus</source>
            <translation>открыть меню</translation>
        </message>
        <message>
            <source>← →</source>
            <translation>← →</translation>
        </message>
        <message>
            <source>the card before, the next card</source>
            <translation>на карту назад, на карту вперёд</translation>
        </message>
        <message>
            <source>↑ ↓</source>
            <translation>↑ ↓</translation>
        </message>
        <message>
            <source>the trick before, the next trick</source>
            <translation>предыдущая взятка, следующая взятка</translation>
        </message>
        <message>
            <source>Home End</source>
            <translation>Home End</translation>
        </message>
        <message>
            <source>the beginning and the end of the deal</source>
            <translation>начало и конец раздачи</translation>
        </message>
        <message>
            <source>N, Shift+N</source>
            <translation>N, Shift+N</translation>
        </message>
        <message>
            <source>the next and the last decision with a mark</source>
            <translation>следующее и предыдущее решение с отметкой</translation>
        </message>
        <message>
            <source>P</source>
            <translation>P</translation>
        </message>
        <message>
            <source>play from here</source>
            <translation>сыграть с этого места</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>show the decisions in a narrow window</source>
            <translation>показать решения в узком окне</translation>
        </message>
        <message>
            <source>back to the match</source>
            <translation>назад к матчу</translation>
        </message>
    </context>
    <context>
        <name>Answers</name>
        <message>
            <source>No cards have been dealt yet.</source>
            <translation>Карты ещё не сданы.</translation>
        </message>
        <message>
            <source>The cards are still moving.</source>
            <translation>Карты ещё летят.</translation>
        </message>
        <message>
            <source>Any card in your hand will do.</source>
            <translation>Можно пойти любой картой.</translation>
        </message>
        <message>
            <source>You can play: {cards}.</source>
            <translation>Можно пойти: {cards}.</translation>
        </message>
        <message>
            <source>You hold no cards.</source>
            <translation>Карт у вас нет.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n card(s): {cards}.</source>
            <translation>
                <numerusform>У вас %n карта: {cards}.</numerusform>
                <numerusform>У вас %n карты: {cards}.</numerusform>
                <numerusform>У вас %n карт: {cards}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Raised: {cards}.</source>
            <translation>Выбрано: {cards}.</translation>
        </message>
        <message>
            <source>There is no trick on the table.</source>
            <translation>Взятки на столе нет.</translation>
        </message>
        <message>
            <source>The table is empty: you lead.</source>
            <translation>На столе пусто: ваш заход.</translation>
        </message>
        <message>
            <source>The table is empty: the lead is with {name}.</source>
            <comment>nominative; ходит {name}</comment>
            <translation>На столе пусто: заходит {name}.</translation>
        </message>
        <message>
            <source>On the table: {cards}.</source>
            <translation>На столе: {cards}.</translation>
        </message>
        <message>
            <source>The highest card so far: {name}.</source>
            <comment>whose; nominative</comment>
            <translation>Пока берёт {name}.</translation>
        </message>
        <message numerus="yes">
            <source>It holds %n point(s) so far.</source>
            <comment>the trick</comment>
            <translation>
                <numerusform>Во взятке уже %n очко.</numerusform>
                <numerusform>Во взятке уже %n очка.</numerusform>
                <numerusform>Во взятке уже %n очков.</numerusform>
            </translation>
        </message>
        <message>
            <source>No trick of this deal is finished yet.</source>
            <translation>В этой раздаче ещё не взята ни одна взятка.</translation>
        </message>
        <message>
            <source>The last trick: {cards}.</source>
            <translation>Последняя взятка: {cards}.</translation>
        </message>
        <message>
            <source>Nobody took it.</source>
            <translation>Её не взял никто.</translation>
        </message>
        <message>
            <source>{name}: {cards}</source>
            <comment>who took which cards that count</comment>
            <translation>{name} — {cards}</translation>
        </message>
        <message>
            <source>Nobody has taken a card that counts in this deal.</source>
            <translation>Штрафных карт в этой раздаче ещё никто не взял.</translation>
        </message>
        <message>
            <source>Taken in this deal: {cards}.</source>
            <translation>Взято в этой раздаче: {cards}.</translation>
        </message>
        <message>
            <source>{name}: {points} in this deal, {total} in all</source>
            <comment>the score of one player</comment>
            <translation>{name}: {points} в раздаче, всего {total}</translation>
        </message>
        <message>
            <source>The score: {lines}.</source>
            <translation>Счёт. {lines}.</translation>
        </message>
        <message>
            <source>Pool: {chips}</source>
            <translation>В пульке {chips}</translation>
        </message>
        <message>
            <source>You are the dealer</source>
            <translation>Сдаёте вы</translation>
        </message>
        <message>
            <source>The dealer is {name}</source>
            <comment>nominative</comment>
            <translation>Сдаёт {name}</translation>
        </message>
        <message>
            <source>{name}, {card}</source>
            <comment>who lies which card on the table; nominative</comment>
            <translation>{name} — {card}</translation>
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
            <source>joker</source>
            <comment>the card, nominative; джокер</comment>
            <translation>джокер</translation>
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
            <source>jokers</source>
            <comment>the suit, nominative plural; джокеры</comment>
            <translation>джокеры</translation>
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
        <message>
            <source>the two of clubs</source>
            <translation>двойку треф</translation>
        </message>
        <message>
            <source>the three of clubs</source>
            <translation>тройку треф</translation>
        </message>
        <message>
            <source>the four of clubs</source>
            <translation>четвёрку треф</translation>
        </message>
        <message>
            <source>the five of clubs</source>
            <translation>пятёрку треф</translation>
        </message>
        <message>
            <source>the six of clubs</source>
            <translation>шестёрку треф</translation>
        </message>
        <message>
            <source>the seven of clubs</source>
            <translation>семёрку треф</translation>
        </message>
        <message>
            <source>the eight of clubs</source>
            <translation>восьмёрку треф</translation>
        </message>
        <message>
            <source>the nine of clubs</source>
            <translation>девятку треф</translation>
        </message>
        <message>
            <source>the ten of clubs</source>
            <translation>десятку треф</translation>
        </message>
        <message>
            <source>the jack of clubs</source>
            <translation>валета треф</translation>
        </message>
        <message>
            <source>the queen of clubs</source>
            <translation>даму треф</translation>
        </message>
        <message>
            <source>the king of clubs</source>
            <translation>короля треф</translation>
        </message>
        <message>
            <source>the ace of clubs</source>
            <translation>туза треф</translation>
        </message>
        <message>
            <source>the two of diamonds</source>
            <translation>двойку бубён</translation>
        </message>
        <message>
            <source>the three of diamonds</source>
            <translation>тройку бубён</translation>
        </message>
        <message>
            <source>the four of diamonds</source>
            <translation>четвёрку бубён</translation>
        </message>
        <message>
            <source>the five of diamonds</source>
            <translation>пятёрку бубён</translation>
        </message>
        <message>
            <source>the six of diamonds</source>
            <translation>шестёрку бубён</translation>
        </message>
        <message>
            <source>the seven of diamonds</source>
            <translation>семёрку бубён</translation>
        </message>
        <message>
            <source>the eight of diamonds</source>
            <translation>восьмёрку бубён</translation>
        </message>
        <message>
            <source>the nine of diamonds</source>
            <translation>девятку бубён</translation>
        </message>
        <message>
            <source>the ten of diamonds</source>
            <translation>десятку бубён</translation>
        </message>
        <message>
            <source>the jack of diamonds</source>
            <translation>валета бубён</translation>
        </message>
        <message>
            <source>the queen of diamonds</source>
            <translation>даму бубён</translation>
        </message>
        <message>
            <source>the king of diamonds</source>
            <translation>короля бубён</translation>
        </message>
        <message>
            <source>the ace of diamonds</source>
            <translation>туза бубён</translation>
        </message>
        <message>
            <source>the two of spades</source>
            <translation>двойку пик</translation>
        </message>
        <message>
            <source>the three of spades</source>
            <translation>тройку пик</translation>
        </message>
        <message>
            <source>the four of spades</source>
            <translation>четвёрку пик</translation>
        </message>
        <message>
            <source>the five of spades</source>
            <translation>пятёрку пик</translation>
        </message>
        <message>
            <source>the six of spades</source>
            <translation>шестёрку пик</translation>
        </message>
        <message>
            <source>the seven of spades</source>
            <translation>семёрку пик</translation>
        </message>
        <message>
            <source>the eight of spades</source>
            <translation>восьмёрку пик</translation>
        </message>
        <message>
            <source>the nine of spades</source>
            <translation>девятку пик</translation>
        </message>
        <message>
            <source>the ten of spades</source>
            <translation>десятку пик</translation>
        </message>
        <message>
            <source>the jack of spades</source>
            <translation>валета пик</translation>
        </message>
        <message>
            <source>the queen of spades</source>
            <translation>даму пик</translation>
        </message>
        <message>
            <source>the king of spades</source>
            <translation>короля пик</translation>
        </message>
        <message>
            <source>the ace of spades</source>
            <translation>туза пик</translation>
        </message>
        <message>
            <source>the two of hearts</source>
            <translation>двойку червей</translation>
        </message>
        <message>
            <source>the three of hearts</source>
            <translation>тройку червей</translation>
        </message>
        <message>
            <source>the four of hearts</source>
            <translation>четвёрку червей</translation>
        </message>
        <message>
            <source>the five of hearts</source>
            <translation>пятёрку червей</translation>
        </message>
        <message>
            <source>the six of hearts</source>
            <translation>шестёрку червей</translation>
        </message>
        <message>
            <source>the seven of hearts</source>
            <translation>семёрку червей</translation>
        </message>
        <message>
            <source>the eight of hearts</source>
            <translation>восьмёрку червей</translation>
        </message>
        <message>
            <source>the nine of hearts</source>
            <translation>девятку червей</translation>
        </message>
        <message>
            <source>the ten of hearts</source>
            <translation>десятку червей</translation>
        </message>
        <message>
            <source>the jack of hearts</source>
            <translation>валета червей</translation>
        </message>
        <message>
            <source>the queen of hearts</source>
            <translation>даму червей</translation>
        </message>
        <message>
            <source>the king of hearts</source>
            <translation>короля червей</translation>
        </message>
        <message>
            <source>the ace of hearts</source>
            <translation>туза червей</translation>
        </message>
        <message>
            <source>a joker</source>
            <comment>play what: accusative singular; джокера</comment>
            <translation>джокера</translation>
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
            <source>to everybody</source>
            <comment>a card to each of the others; всем по карте</comment>
            <translation>всем по карте</translation>
        </message>
        <message>
            <source>no passing</source>
            <comment>this deal; без передачи</comment>
            <translation>без передачи</translation>
        </message>
    </context>
    <context>
        <name>Goals</name>
        <message>
            <source>{count} of {target}</source>
            <translation>{count} из {target}</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>пока нет</translation>
        </message>
        <message>
            <source>{goal}: reached on {day}</source>
            <translation>{goal}: достигнуто {day}</translation>
        </message>
        <message>
            <source>Play a match to its end</source>
            <translation>Доиграть матч до конца</translation>
        </message>
        <message>
            <source>Win a match</source>
            <translation>Выиграть матч</translation>
        </message>
        <message numerus="yes">
            <source>Win %n match(es)</source>
            <translation>
                <numerusform>Выиграть %n матч</numerusform>
                <numerusform>Выиграть %n матча</numerusform>
                <numerusform>Выиграть %n матчей</numerusform>
            </translation>
        </message>
        <message>
            <source>Win a match without undo and hints</source>
            <translation>Выиграть матч, не беря ходов назад и без подсказок</translation>
        </message>
        <message numerus="yes">
            <source>Win %n match(es) in a row</source>
            <translation>
                <numerusform>Выиграть %n матч подряд</numerusform>
                <numerusform>Выиграть %n матча подряд</numerusform>
                <numerusform>Выиграть %n матчей подряд</numerusform>
            </translation>
        </message>
        <message>
            <source>Get through a deal without a point</source>
            <translation>Сыграть раздачу без единого очка</translation>
        </message>
        <message numerus="yes">
            <source>Get through %n deal(s) without a point</source>
            <translation>
                <numerusform>Сыграть %n раздачу без единого очка</numerusform>
                <numerusform>Сыграть %n раздачи без единого очка</numerusform>
                <numerusform>Сыграть %n раздач без единого очка</numerusform>
            </translation>
        </message>
        <message>
            <source>Finish a match above zero</source>
            <translation>Закончить матч в плюсе</translation>
        </message>
        <message>
            <source>Finish a match with twice the chips you began with</source>
            <translation>Закончить матч, удвоив свои фишки</translation>
        </message>
        <message>
            <source>Shoot the moon</source>
            <translation>Выстрелить в луну</translation>
        </message>
        <message numerus="yes">
            <source>Shoot the moon %n time(s)</source>
            <translation>
                <numerusform>Выстрелить в луну %n раз</numerusform>
                <numerusform>Выстрелить в луну %n раза</numerusform>
                <numerusform>Выстрелить в луну %n раз</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop somebody else’s moon</source>
            <translation>Сорвать чужую луну</translation>
        </message>
        <message>
            <source>Be last in the middle of a match and win it all the same</source>
            <translation>На середине матча идти последним и всё-таки выиграть</translation>
        </message>
        <message>
            <source>Win a match without taking the queen of spades</source>
            <translation>Выиграть матч, ни разу не взяв пиковую даму</translation>
        </message>
        <message>
            <source>Win a match with every number of players, from {least} to {most}</source>
            <translation>Выиграть при любом числе игроков, от {least} до {most}</translation>
        </message>
        <message>
            <source>Win a match against {opponents} without taking the queen of spades</source>
            <translation>Выиграть матч у {opponents}, ни разу не взяв пиковую даму</translation>
        </message>
        <message>
            <source>Shoot the moon against {opponents}</source>
            <translation>Выстрелить в луну, играя против {opponents}</translation>
        </message>
        <message numerus="yes">
            <source>Win %n match(es) in a row against {opponents}</source>
            <translation>
                <numerusform>Выиграть %n матч подряд у {opponents}</numerusform>
                <numerusform>Выиграть %n матча подряд у {opponents}</numerusform>
                <numerusform>Выиграть %n матчей подряд у {opponents}</numerusform>
            </translation>
        </message>
        <message>
            <source>Win a match against {opponents}</source>
            <translation>Выиграть матч у {opponents}</translation>
        </message>
        <message>
            <source>opponents of medium strength or better</source>
            <translation>соперников среднего уровня или сильнее</translation>
        </message>
        <message>
            <source>strong opponents or better</source>
            <translation>сильных соперников или экспертов</translation>
        </message>
        <message>
            <source>an expert</source>
            <translation>эксперта</translation>
        </message>
        <message>
            <source>two experts</source>
            <translation>двух экспертов</translation>
        </message>
        <message>
            <source>three experts</source>
            <translation>трёх экспертов</translation>
        </message>
        <message>
            <source>experts only</source>
            <translation>одних экспертов</translation>
        </message>
        <message>
            <source>Win a match with at most a third of the points that end it</source>
            <translation>Выиграть матч, набрав не больше трети очков, на которых он кончается</translation>
        </message>
        <message numerus="yes">
            <source>Win a match with at most %n point(s)</source>
            <translation>
                <numerusform>Выиграть матч, набрав не больше %n очка</numerusform>
                <numerusform>Выиграть матч, набрав не больше %n очков</numerusform>
                <numerusform>Выиграть матч, набрав не больше %n очков</numerusform>
            </translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Goals</source>
            <translation>Цели</translation>
        </message>
        <message>
            <source>Counted from the finished matches of the history. Against opponents of a named level only matches without undo and hints count.</source>
            <translation>Считается по доигранным матчам истории. Где назван уровень соперников, идут в счёт только матчи, в которых вы не брали ходов назад и обошлись без подсказок.</translation>
        </message>
        <message>
            <source>Reached: {count} of {all}</source>
            <translation>Достигнуто: {count} из {all}</translation>
        </message>
        <message>
            <source>Goal</source>
            <translation>Цель</translation>
        </message>
        <message>
            <source>How far</source>
            <translation>Сделано</translation>
        </message>
        <message>
            <source>Reached</source>
            <comment>head of a column of days</comment>
            <translation>Достигнуто</translation>
        </message>
        <message>
            <source>A goal reached: “{goal}”.</source>
            <translation>Цель достигнута: «{goal}».</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Goals reached: “{goal}” {more}.</source>
            <translation>Цели достигнуты: «{goal}» {more}.</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <source>Playing a position is practice: your match waits meanwhile.</source>
            <translation>Позиция играется для упражнения, ваш матч тем временем ждёт.</translation>
        </message>
        <message>
            <source>Show the &amp;answer</source>
            <translation>Показать &amp;ответ</translation>
        </message>
        <message>
            <source>&amp;Play this position</source>
            <translation>&amp;Сыграть эту позицию</translation>
        </message>
        <message>
            <source>How to play well</source>
            <translation>Как играть хорошо</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Главы</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>За столом</translation>
        </message>
        <message>
            <source>The answer</source>
            <translation>Ответ</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Ваша рука</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Сейчас</translation>
        </message>
        <message>
            <source>Three cards go to the left, to Martha.</source>
            <translation>Три карты отдают налево, Марфе.</translation>
        </message>
        <message>
            <source>On the table</source>
            <translation>На столе</translation>
        </message>
        <message>
            <source>Points so far</source>
            <translation>Очки</translation>
        </message>
        <message>
            <source>nothing yet: you lead</source>
            <translation>пока пусто: ход ваш</translation>
        </message>
        <message>
            <source>nobody has any</source>
            <translation>пока ни у кого</translation>
        </message>
        <message>
            <source>Ancestors and cousins</source>
            <translation>Предки и родственники</translation>
        </message>
        <message>
            <source>Other names of the same games</source>
            <translation>Другие имена тех же игр</translation>
        </message>
        <message>
            <source>Names without rules</source>
            <translation>Имена без правил</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>&amp;Game:</source>
            <translation>&amp;Игра:</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>{game} — with house rules</source>
            <translation>{game} — с вашими правилами</translation>
        </message>
        <message>
            <source>The family of Hearts</source>
            <translation>Семья «Черв»</translation>
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
            <source>In the review</source>
            <translation>При разборе раздачи</translation>
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
            <source>A computer player is given exactly what a person in its seat would know: its own cards, the cards that have been played, the cards it passed and got. The two stronger levels remember all of it, which people find hard; that is their only advantage. The two weaker ones forget much.</source>
            <translation>Компьютерный игрок получает ровно то, что знал бы человек на его месте: свои карты, сыгранные карты, отданное и полученное. Сильный и эксперт всё это помнят — людям такое трудно, и другого преимущества у них нет. Лёгкий и средний многое забывают.</translation>
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
            <source>The classic card game and its family, for one person and up to ten computer players.</source>
            <translation>Классические «Червы» и вся их семья: вы и до десяти компьютерных соперников.</translation>
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
            <source>{day}, {time}</source>
            <translation>{day}, {time}</translation>
        </message>
        <message>
            <source>Today, {time}</source>
            <translation>Сегодня, {time}</translation>
        </message>
        <message>
            <source>Yesterday, {time}</source>
            <translation>Вчера, {time}</translation>
        </message>
        <message numerus="yes">
            <source>{names} and %n more</source>
            <translation>
                <numerusform>{names} и ещё %n</numerusform>
                <numerusform>{names} и ещё %n</numerusform>
                <numerusform>{names} и ещё %n</numerusform>
            </translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>{hours} ч {minutes} мин</translation>
        </message>
        <message>
            <source>{minutes} min</source>
            <translation>{minutes} мин</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Когда</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>Соперники</translation>
        </message>
        <message>
            <source>in play</source>
            <comment>of a match: it goes on; идёт</comment>
            <translation>идёт</translation>
        </message>
        <message>
            <source>unfinished</source>
            <comment>of a match: not played to its end; брошен</comment>
            <translation>брошен</translation>
        </message>
        <message>
            <source>Any result</source>
            <translation>Любой исход</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Победы</translation>
        </message>
        <message>
            <source>Shared first place</source>
            <translation>Первое место с кем-то</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Без победы</translation>
        </message>
        <message>
            <source>Left unfinished</source>
            <translation>Не доиграны</translation>
        </message>
        <message>
            <source>Being played</source>
            <translation>Идёт сейчас</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n матч</numerusform>
                <numerusform>%n матча</numerusform>
                <numerusform>%n матчей</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{shown} of %n match(es)</source>
            <translation>
                <numerusform>{shown} из %n матча</numerusform>
                <numerusform>{shown} из %n матчей</numerusform>
                <numerusform>{shown} из %n матчей</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deal(s)</source>
            <translation>
                <numerusform>%n раздача</numerusform>
                <numerusform>%n раздачи</numerusform>
                <numerusform>%n раздач</numerusform>
            </translation>
        </message>
        <message>
            <source>opponents of different levels</source>
            <translation>соперники разной силы</translation>
        </message>
        <message>
            <source>with undo</source>
            <translation>с отменой ходов</translation>
        </message>
        <message>
            <source>with hints</source>
            <translation>с подсказками</translation>
        </message>
        <message>
            <source>deal number {number}</source>
            <translation>расклад № {number}</translation>
        </message>
        <message>
            <source>Q♠: {name}</source>
            <translation>дама пик: {name}</translation>
        </message>
        <message>
            <source>moon: {name}</source>
            <translation>луна: {name}</translation>
        </message>
        <message>
            <source>you stopped {threat}’s moon</source>
            <comment>threat: nominative</comment>
            <translation>{threat} идёт на луну, срываете вы</translation>
        </message>
        <message>
            <source>{stopper} stopped your moon</source>
            <comment>stopper: nominative, man or woman</comment>
            <translation>вашу луну срывает {stopper}</translation>
        </message>
        <message>
            <source>{stopper} stopped {threat}’s moon</source>
            <comment>both nominative</comment>
            <translation>{threat} идёт на луну, срывает {stopper}</translation>
        </message>
        <message>
            <source>Goals</source>
            <translation>Цели</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <source>The deals of this match</source>
            <translation>Раздачи этого матча</translation>
        </message>
        <message>
            <source>Deal</source>
            <comment>head of a column</comment>
            <translation>Раздача</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Очки</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>head of a column</comment>
            <translation>Итого</translation>
        </message>
        <message>
            <source>Notes</source>
            <comment>head of a column</comment>
            <translation>Что было</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) chosen</source>
            <translation>
                <numerusform>Выбран %n матч</numerusform>
                <numerusform>Выбрано %n матча</numerusform>
                <numerusform>Выбрано %n матчей</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose a match to see how it went.</source>
            <translation>Выберите матч, чтобы посмотреть, как он шёл.</translation>
        </message>
        <message>
            <source>This version of the game does not know these rules.</source>
            <translation>Эта версия игры не знает таких правил.</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Раздач</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Выгрузить…</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Загрузить…</translation>
        </message>
        <message>
            <source>Re&amp;move…</source>
            <translation>&amp;Убрать…</translation>
        </message>
        <message>
            <source>&amp;Review</source>
            <translation>&amp;Разобрать</translation>
        </message>
        <message>
            <source>No match yet. The first one appears here after its first deal.</source>
            <translation>Матчей пока нет. Первый появится здесь после своей первой раздачи.</translation>
        </message>
        <message>
            <source>No match is like that. Ask for less, or clear the search.</source>
            <translation>Таких матчей нет. Уберите часть условий или очистите поиск.</translation>
        </message>
        <message>
            <source>Export matches</source>
            <translation>Выгрузить матчи</translation>
        </message>
        <message>
            <source>&amp;Chosen in the list: {matches}</source>
            <translation>Вы&amp;бранные в списке: {matches}</translation>
        </message>
        <message>
            <source>&amp;All of the list: {matches}</source>
            <translation>&amp;Весь список: {matches}</translation>
        </message>
        <message>
            <source>A &amp;text to read, with every card</source>
            <translation>&amp;Текст для чтения, со всеми картами</translation>
        </message>
        <message>
            <source>A ta&amp;ble for spreadsheets (CSV)</source>
            <translation>Таб&amp;лица для электронных таблиц (CSV)</translation>
        </message>
        <message>
            <source>Which matches?</source>
            <translation>Какие матчи?</translation>
        </message>
        <message>
            <source>In which form?</source>
            <translation>В каком виде?</translation>
        </message>
        <message>
            <source>Both can be imported again, here or in another history.</source>
            <translation>И то и другое можно загрузить обратно, сюда или в другую историю.</translation>
        </message>
        <message>
            <source>Choose a &amp;file…</source>
            <translation>Выбрать &amp;файл…</translation>
        </message>
        <message>
            <source>Search: game, opponent, level, deal number</source>
            <translation>Поиск: игра, соперник, сила, номер</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Поиск</translation>
        </message>
        <message>
            <source>Every word has to fit: a game, an opponent, a level, a number</source>
            <translation>Подойти должно каждое слово: игра, соперник, сила соперников, номер расклада</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Исход</translation>
        </message>
        <message>
            <source>Opponent</source>
            <translation>Соперник</translation>
        </message>
        <message>
            <source>Period</source>
            <translation>Время</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Все игры</translation>
        </message>
        <message>
            <source>Any opponent</source>
            <translation>Любой соперник</translation>
        </message>
        <message>
            <source>All time</source>
            <translation>За всё время</translation>
        </message>
        <message>
            <source>The last year</source>
            <translation>За год</translation>
        </message>
        <message>
            <source>The last month</source>
            <translation>За месяц</translation>
        </message>
        <message>
            <source>The last week</source>
            <translation>За неделю</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Загрузка</translation>
        </message>
        <message>
            <source>In {file}:</source>
            <translation>В файле {file}:</translation>
        </message>
        <message>
            <source>Faults</source>
            <translation>Ошибки</translation>
        </message>
        <message>
            <source>Every match is being gone through…</source>
            <translation>Каждый матч разыгрывается заново, чтобы его проверить…</translation>
        </message>
        <message>
            <source>&amp;Take over</source>
            <translation>&amp;Взять</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove from the history</source>
            <translation>Убрать из истории</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) will be gone from the history, the statistics and the goals. Before that a copy of the whole history is kept beside it.</source>
            <translation>
                <numerusform>%n матч исчезнет из истории, статистики и целей. Перед этим рядом сохранится копия всей истории.</numerusform>
                <numerusform>%n матча исчезнут из истории, статистики и целей. Перед этим рядом сохранится копия всей истории.</numerusform>
                <numerusform>%n матчей исчезнут из истории, статистики и целей. Перед этим рядом сохранится копия всей истории.</numerusform>
            </translation>
        </message>
        <message>
            <source>Re&amp;move</source>
            <translation>&amp;Убрать</translation>
        </message>
        <message>
            <source>Hearts history</source>
            <translation>История «Черв»</translation>
        </message>
        <message>
            <source>Import matches or another history</source>
            <translation>Загрузить матчи или другую историю</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Все файлы</translation>
        </message>
        <message>
            <source>Matches of Hearts</source>
            <translation>Матчи «Черв»</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) written to {file}.</source>
            <translation>
                <numerusform>В {file} записан %n матч.</numerusform>
                <numerusform>В {file} записано %n матча.</numerusform>
                <numerusform>В {file} записано %n матчей.</numerusform>
            </translation>
        </message>
        <message>
            <source>What the experts said is here now, too.</source>
            <translation>Оценки экспертов теперь есть и здесь.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) imported.</source>
            <translation>
                <numerusform>Загружен %n матч.</numerusform>
                <numerusform>Загружено %n матча.</numerusform>
                <numerusform>Загружено %n матчей.</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed. The history as it was is kept in {file}.</source>
            <translation>Убрано. История, какой она была, лежит в {file}.</translation>
        </message>
        <message numerus="yes">
            <source>%n new match(es)</source>
            <translation>
                <numerusform>%n новый матч</numerusform>
                <numerusform>%n новых матча</numerusform>
                <numerusform>%n новых матчей</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) that go further there than here</source>
            <translation>
                <numerusform>%n матч, который там сыгран дальше, чем здесь</numerusform>
                <numerusform>%n матча, которые там сыграны дальше, чем здесь</numerusform>
                <numerusform>%n матчей, которые там сыграны дальше, чем здесь</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) that are here, but judged by experts only there</source>
            <translation>
                <numerusform>%n матч, который здесь есть, но экспертами разобран только там</numerusform>
                <numerusform>%n матча, которые здесь есть, но экспертами разобраны только там</numerusform>
                <numerusform>%n матчей, которые здесь есть, но экспертами разобраны только там</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) that are here already</source>
            <translation>
                <numerusform>%n матч, который здесь уже есть</numerusform>
                <numerusform>%n матча, которые здесь уже есть</numerusform>
                <numerusform>%n матчей, которые здесь уже есть</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s), see below</source>
            <translation>
                <numerusform>%n ошибка, она ниже</numerusform>
                <numerusform>%n ошибки, они ниже</numerusform>
                <numerusform>%n ошибок, они ниже</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no match in this file.</source>
            <translation>В этом файле нет ни одного матча.</translation>
        </message>
        <message>
            <source>Line {line}: {sentence}</source>
            <translation>Строка {line}: {sentence}</translation>
        </message>
        <message>
            <source>This is no history of this game: neither its text, its table nor its database.</source>
            <translation>Это не история этой игры: ни её текст, ни таблица, ни база данных.</translation>
        </message>
        <message>
            <source>A newer version of the game wrote this file; this one cannot read it.</source>
            <translation>Этот файл записан более новой версией игры, эта его не прочтёт.</translation>
        </message>
        <message>
            <source>The match {match} is damaged and cannot be read.</source>
            <translation>Матч {match} повреждён, прочесть его нельзя.</translation>
        </message>
        <message>
            <source>The file cannot be read, or is damaged from here on.</source>
            <translation>Файл не читается или отсюда и дальше повреждён.</translation>
        </message>
        <message>
            <source>“{word}” is missing in this match.</source>
            <translation>В этом матче не хватает «{word}».</translation>
        </message>
        <message>
            <source>“{word}” has a value here that it cannot have.</source>
            <translation>У «{word}» здесь значение, какого быть не может.</translation>
        </message>
        <message>
            <source>Nobody knows what “{word}” means here.</source>
            <translation>Непонятно, что здесь значит «{word}».</translation>
        </message>
        <message>
            <source>“{word}” is against the rules of this match, or no move at all.</source>
            <translation>«{word}» — это против правил матча или вовсе не ход.</translation>
        </message>
        <message>
            <source>The match {match} has more opponents or fewer than its rules want.</source>
            <translation>В матче {match} соперников больше или меньше, чем нужно по правилам.</translation>
        </message>
        <message>
            <source>This is too long to be matches of this game.</source>
            <translation>Для матчей этой игры файл слишком велик.</translation>
        </message>
    </context>
    <context>
        <name>LeaveMatch</name>
        <message>
            <source>Open a match</source>
            <translation>Открыть матч</translation>
        </message>
        <message>
            <source>Your match is not over. Leave it for {file}?</source>
            <translation>Ваш матч не доигран. Оставить его и открыть {file}?</translation>
        </message>
        <message>
            <source>Once left, it stays in the history as abandoned, with every card to look at. To be able to play it on some day, save it as a file first.</source>
            <translation>Оставленный матч попадёт в историю как брошенный: разобрать его можно, продолжить нельзя. Чтобы когда-нибудь доиграть, сначала сохраните его в файл.</translation>
        </message>
        <message>
            <source>&amp;Save mine first…</source>
            <translation>&amp;Сначала сохранить…</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Оставить</translation>
        </message>
    </context>
    <context>
        <name>Lessons</name>
        <message>
            <source>Read what is said, then press Enter.</source>
            <translation>Прочтите и нажмите Enter.</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Урок</translation>
        </message>
        <message>
            <source>Once more</source>
            <comment>this lesson from its beginning; Ещё раз</comment>
            <translation>Ещё раз</translation>
        </message>
        <message>
            <source>To the match</source>
            <comment>leave the lessons; К матчу</comment>
            <translation>К матчу</translation>
        </message>
        <message>
            <source>{number}. {title}</source>
            <translation>{number}. {title}</translation>
        </message>
        <message>
            <source>{lesson} ✓</source>
            <comment>it has been gone through</comment>
            <translation>{lesson} ✓</translation>
        </message>
        <message>
            <source>Go on</source>
            <comment>button; Дальше</comment>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Следующий урок</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>За стол</translation>
        </message>
    </context>
    <context>
        <name>Luck</name>
        <message>
            <source>The experts have played {judged} of {deals} deals.</source>
            <translation>Эксперты сыграли пока раздач: {judged} из {deals}.</translation>
        </message>
        <message>
            <source>You took a move back or a hint, so the figures of luck leave this match out.</source>
            <translation>Вы брали ход назад или подсказку, поэтому в средние удачи этот матч не идёт.</translation>
        </message>
        <message>
            <source>Your cards were just as good as the average hand at the table.</source>
            <translation>Карты вам пришли не лучше и не хуже, чем в среднем за столом.</translation>
        </message>
        <message>
            <source>To an expert your cards were {amount} better than the average hand at the table.</source>
            <translation>Для эксперта ваши карты на {amount} лучше, чем в среднем за столом.</translation>
        </message>
        <message>
            <source>To an expert your cards were {amount} worse than the average hand at the table.</source>
            <translation>Для эксперта ваши карты на {amount} хуже, чем в среднем за столом.</translation>
        </message>
        <message>
            <source>You played them just as well as an expert.</source>
            <translation>Сыграли вы вровень с экспертом.</translation>
        </message>
        <message>
            <source>You played them {amount} better than an expert, which may be chance.</source>
            <translation>Сыграли вы на {amount} лучше эксперта, но это может быть и случайность.</translation>
        </message>
        <message>
            <source>You played them {amount} better than an expert.</source>
            <translation>Сыграли вы на {amount} лучше эксперта.</translation>
        </message>
        <message>
            <source>You played them {amount} worse than an expert, which may be chance.</source>
            <translation>Сыграли вы на {amount} хуже эксперта, но это может быть и случайность.</translation>
        </message>
        <message>
            <source>You played them {amount} worse than an expert.</source>
            <translation>Сыграли вы на {amount} хуже эксперта.</translation>
        </message>
        <message>
            <source>With these cards an expert wrote down {expert} on average, you {own}.</source>
            <translation>С этими картами эксперт записывал в среднем {expert}, вы записали {own}.</translation>
        </message>
        <message>
            <source>Experts are playing your cards again, to tell how much was luck: table {table} of {tables}.</source>
            <translation>Ваши карты сейчас переигрывают эксперты: посмотрим, сколько здесь было удачи. Стол {table} из {tables}.</translation>
        </message>
        <message>
            <source>Experts are playing your cards again, to tell how much was luck.</source>
            <translation>Ваши карты сейчас переигрывают эксперты: посмотрим, сколько здесь было удачи.</translation>
        </message>
        <message>
            <source>Experts are playing your cards again, to tell how much was luck: 0 of {deals} deals.</source>
            <translation>Ваши карты сейчас переигрывают эксперты: посмотрим, сколько здесь было удачи. Сыграно раздач: 0 из {deals}.</translation>
        </message>
        <message>
            <source>{figure} chips</source>
            <comment>a decimal fraction</comment>
            <translation>{figure} фишки</translation>
        </message>
        <message>
            <source>{figure} points</source>
            <comment>a decimal fraction</comment>
            <translation>{figure} очка</translation>
        </message>
    </context>
    <context>
        <name>MatchFiles</name>
        <message>
            <source>Open a match</source>
            <translation>Открыть матч</translation>
        </message>
        <message>
            <source>The match is saved as {file}.</source>
            <translation>Матч сохранён: {file}.</translation>
        </message>
        <message>
            <source>Save the match</source>
            <translation>Сохранить матч</translation>
        </message>
        <message>
            <source>Saved matches</source>
            <translation>Сохранённые матчи</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Все файлы</translation>
        </message>
        <message>
            <source>There is no match in {file} that could be played on: it is another kind of file, or damaged.</source>
            <translation>Матча, который можно продолжить, в файле {file} нет: это что-то другое или файл испорчен.</translation>
        </message>
        <message>
            <source>{file} was saved by a newer version of the game; this one cannot read it.</source>
            <translation>Файл {file} записан более новой версией игры, эта его не прочтёт.</translation>
        </message>
        <message>
            <source>{file} cannot be read: {reason}.</source>
            <translation>Файл {file} не читается: {reason}.</translation>
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
            <source>{first} and {second}</source>
            <comment>two partners</comment>
            <translation>{first} и {second}</translation>
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
            <source>Save as my &amp;own…</source>
            <translation>&amp;Сохранить как свои…</translation>
        </message>
        <message>
            <source>&amp;My rules</source>
            <translation>Сво&amp;и правила</translation>
        </message>
        <message>
            <source>Changes apply to the next match; the one on the table goes on as it began.</source>
            <translation>Изменения действуют со следующего матча; тот, что на столе, доигрывают по прежним правилам.</translation>
        </message>
        <message>
            <source>Changes apply to the match that you start now. One still being played stays in the history as abandoned.</source>
            <translation>Изменения относятся к матчу, который вы сейчас начнёте. Недоигранный останется в истории как брошенный.</translation>
        </message>
        <message>
            <source>&amp;Use for the next match</source>
            <translation>&amp;Для следующего матча</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Новый матч</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Домашние правила</translation>
        </message>
        <message>
            <source>Match and rules</source>
            <translation>Матч и правила</translation>
        </message>
        <message>
            <source>How we shall play</source>
            <translation>Как будем играть</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>&amp;Начать</translation>
        </message>
    </context>
    <context>
        <name>Numbered</name>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Играть</translation>
        </message>
        <message>
            <source>A deal for everybody</source>
            <translation>Раздача для всех</translation>
        </message>
        <message>
            <source>for example 271828</source>
            <translation>например, 271828</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Номер раздачи</translation>
        </message>
        <message>
            <source>Deal by &amp;number:</source>
            <translation>Раздача &amp;номер:</translation>
        </message>
        <message>
            <source>&amp;Game:</source>
            <translation>И&amp;гра:</translation>
        </message>
        <message>
            <source>P&amp;layers:</source>
            <translation>Играю&amp;т:</translation>
        </message>
        <message>
            <source>Everybody who plays this game with as many players and this number has the same cards. At the end an expert plays them too, and you see what came of it.</source>
            <translation>За этим номером у всех одни и те же карты, лишь бы игра и число игроков были те же. В конце их разыграет и эксперт, и вы увидите, что у него вышло.</translation>
        </message>
        <message>
            <source>The match on the table ends with this; it stays in the history as abandoned.</source>
            <translation>Матч, который лежит на столе, на этом кончится; в истории он останется недоигранным.</translation>
        </message>
        <message>
            <source>&amp;Deal of the day, {date}</source>
            <translation>&amp;Раздача дня, {date}</translation>
        </message>
        <message>
            <source>You have played this deal: {points} the first time.</source>
            <translation>Эту раздачу вы уже играли, в первый раз вышло: {points}.</translation>
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
            <source>The game as &amp;text beside the table (F6)</source>
            <translation>Игра &amp;текстом рядом со столом (F6)</translation>
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
            <source>A line below the table says what to &amp;do</source>
            <translation>Строка под столом говорит, что делат&amp;ь</translation>
        </message>
        <message>
            <source>&amp;Celebrate a match that I win</source>
            <translation>Поздравлять с по&amp;бедой в матче</translation>
        </message>
        <message>
            <source>Show &amp;goals, and say when one is reached</source>
            <translation>Показывать &amp;цели и говорить, когда цель достигнута</translation>
        </message>
        <message>
            <source>After a match, let experts find out how much was lu&amp;ck</source>
            <translation>После матча пусть эксперты выяснят, сколько было &amp;удачи</translation>
        </message>
        <message>
            <source>Preview: how the cards and the table look</source>
            <translation>Образец: так выглядят карты и стол</translation>
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
            <source>Large &amp;figures in the corners</source>
            <translation>&amp;Крупные знаки в углах</translation>
        </message>
        <message>
            <source>Four &amp;colours: ♦ blue and ♣ green, ♠ ♥ as ever</source>
            <translation>&amp;Четыре цвета: ♦ синие, ♣ зелёные, ♠ ♥ как обычно</translation>
        </message>
        <message>
            <source>&amp;Felt</source>
            <translation>&amp;Сукно</translation>
        </message>
        <message>
            <source>A picture of your &amp;own…</source>
            <translation>Сво&amp;я картинка…</translation>
        </message>
        <message>
            <source>The picture is copied, covers the whole table and is darkened as far as reading needs.</source>
            <translation>Картинка копируется, ложится на весь стол и затемняется ровно настолько, чтобы читался текст.</translation>
        </message>
        <message>
            <source>A picture for the table</source>
            <translation>Картинка для стола</translation>
        </message>
        <message>
            <source>Pictures ({patterns})</source>
            <translation>Картинки ({patterns})</translation>
        </message>
        <message>
            <source>&amp;Letters on the cards</source>
            <translation>&amp;Буквы на картах</translation>
        </message>
        <message>
            <source>&amp;Sounds (F8)</source>
            <translation>&amp;Звуки (F8)</translation>
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
            <source>The next match</source>
            <translation>Следующий матч</translation>
        </message>
        <message>
            <source>C&amp;hange the house rules…</source>
            <translation>&amp;Изменить правила…</translation>
        </message>
        <message>
            <source>The variant, its switches, the opponents. Changes apply to the next match.</source>
            <translation>Вариант, его правила, соперники. Изменения действуют со следующего матча.</translation>
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
            <source>Cards</source>
            <translation>Карты</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Стол</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Звук</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Домашние правила</translation>
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
        <message>
            <source>own picture</source>
            <comment>felt</comment>
            <translation>своя картинка</translation>
        </message>
        <message>
            <source>&amp;Volume</source>
            <translation>&amp;Громкость</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Громкость</translation>
        </message>
        <message>
            <source>What is heard:</source>
            <translation>Что слышно:</translation>
        </message>
        <message>
            <source>{number} %</source>
            <comment>how loud the sounds are</comment>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>a card on the table</source>
            <comment>sound</comment>
            <translation>карта ложится на стол</translation>
        </message>
        <message>
            <source>the pass</source>
            <comment>sound</comment>
            <translation>передача</translation>
        </message>
        <message>
            <source>a trick is taken</source>
            <comment>sound</comment>
            <translation>взятка уходит со стола</translation>
        </message>
        <message>
            <source>the deal</source>
            <comment>sound</comment>
            <translation>сдача</translation>
        </message>
        <message>
            <source>a card that may not be played</source>
            <comment>sound</comment>
            <translation>так ходить нельзя</translation>
        </message>
        <message>
            <source>chips</source>
            <comment>sound</comment>
            <translation>фишки</translation>
        </message>
        <message>
            <source>the end of a deal</source>
            <comment>sound</comment>
            <translation>конец раздачи</translation>
        </message>
        <message>
            <source>hearts are broken</source>
            <comment>sound</comment>
            <translation>черви вскрыты</translation>
        </message>
        <message>
            <source>the costliest card falls</source>
            <comment>sound</comment>
            <translation>на стол легла самая дорогая карта</translation>
        </message>
        <message>
            <source>the moon</source>
            <comment>sound</comment>
            <translation>луна</translation>
        </message>
        <message>
            <source>a match lost</source>
            <comment>sound</comment>
            <translation>матч проигран</translation>
        </message>
        <message>
            <source>a match won</source>
            <comment>sound</comment>
            <translation>матч выигран</translation>
        </message>
    </context>
    <context>
        <name>Presets</name>
        <message>
            <source>&amp;Save as my own…</source>
            <translation>&amp;Сохранить как свои…</translation>
        </message>
        <message>
            <source>Save as my own rules</source>
            <translation>Сохранить как свои правила</translation>
        </message>
        <message>
            <source>Rename my rules</source>
            <translation>Переименовать свои правила</translation>
        </message>
        <message>
            <source>The rules are on the clipboard as text.</source>
            <translation>Правила скопированы как текст.</translation>
        </message>
        <message>
            <source>The rules are in the file {file}.</source>
            <translation>Правила записаны в файл {file}.</translation>
        </message>
        <message>
            <source>Save the rules as a file</source>
            <translation>Записать правила в файл</translation>
        </message>
        <message>
            <source>“{name}” is in the list at the left.</source>
            <translation>«{name}» теперь в списке слева.</translation>
        </message>
        <message>
            <source>“{name}” is deleted. Its rules are still in the form and can be saved.</source>
            <translation>«{name}» удалены из списка. Сами правила ещё на экране, их можно сохранить снова.</translation>
        </message>
        <message>
            <source>&amp;Rename…</source>
            <translation>&amp;Переименовать…</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <source>&amp;Copy as text</source>
            <translation>&amp;Копировать как текст</translation>
        </message>
        <message>
            <source>Save as a &amp;file…</source>
            <translation>Записать в &amp;файл…</translation>
        </message>
        <message>
            <source>&amp;Take over from text…</source>
            <translation>&amp;Взять из текста…</translation>
        </message>
        <message>
            <source>&amp;Name of your rules</source>
            <translation>&amp;Название ваших правил</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Сохранить</translation>
        </message>
        <message>
            <source>Rules of this name are there already; they will be replaced.</source>
            <translation>Правила с таким названием уже есть; новые встанут на их место.</translation>
        </message>
        <message>
            <source>Rules from text</source>
            <translation>Правила из текста</translation>
        </message>
        <message>
            <source>&amp;Paste the text of the rules here</source>
            <translation>&amp;Вставьте сюда текст правил</translation>
        </message>
        <message>
            <source>From a &amp;file…</source>
            <translation>Из &amp;файла…</translation>
        </message>
        <message>
            <source>&amp;Take over</source>
            <translation>&amp;Взять</translation>
        </message>
        <message>
            <source>The file {file} cannot be read: {reason}.</source>
            <translation>Файл {file} не читается: {reason}.</translation>
        </message>
        <message>
            <source>These rules can be played.</source>
            <translation>По этим правилам можно играть.</translation>
        </message>
        <message>
            <source>Rules from a file</source>
            <translation>Правила из файла</translation>
        </message>
        <message>
            <source>There is no text here yet.</source>
            <translation>Здесь пока нет текста.</translation>
        </message>
        <message>
            <source>This text is far too long for house rules.</source>
            <translation>Для правил этот текст слишком длинный.</translation>
        </message>
        <message>
            <source>These are no house rules: no line begins with the word “rules” and the name of a game.</source>
            <translation>Это не правила: ни одна строка не начинается со слова «rules» и названия игры.</translation>
        </message>
        <message>
            <source>A name has one to {most} characters that can be shown.</source>
            <translation>В названии — от одного до {most} видимых знаков.</translation>
        </message>
        <message>
            <source>A newer version of the program wrote these rules.</source>
            <translation>Эти правила записала более новая версия программы.</translation>
        </message>
        <message>
            <source>The line of rules begins with no known game: “{word}”.</source>
            <translation>Строка правил начинается с незнакомой игры: «{word}».</translation>
        </message>
        <message>
            <source>“{game}” is not played by so many: “{word}”.</source>
            <translation>В «{game}» столькими не играют: «{word}».</translation>
        </message>
        <message>
            <source>There is no rule of this name: “{word}”.</source>
            <translation>Правила с таким именем нет: «{word}».</translation>
        </message>
        <message>
            <source>The rule “{rule}” cannot be “{word}”.</source>
            <translation>У правила «{rule}» не бывает значения «{word}».</translation>
        </message>
        <message>
            <source>These rules contradict themselves.</source>
            <translation>Эти правила противоречат сами себе.</translation>
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
        <message>
            <source>Your decisions</source>
            <translation>Ваши решения</translation>
        </message>
        <message>
            <source>Deal of the match</source>
            <translation>Раздача матча</translation>
        </message>
        <message>
            <source>№</source>
            <comment>head of a column: the trick</comment>
            <translation>№</translation>
        </message>
        <message>
            <source>yours</source>
            <comment>head of a column: your move; ваш ход</comment>
            <translation>вы</translation>
        </message>
        <message>
            <source>computer’s</source>
            <comment>head of a column: its move; ход компьютера</comment>
            <translation>компьютер</translation>
        </message>
        <message>
            <source>cost</source>
            <comment>head of a column: points lost; цена</comment>
            <translation>цена</translation>
        </message>
        <message>
            <source>Play from here</source>
            <translation>Сыграть отсюда</translation>
        </message>
        <message>
            <source>As text</source>
            <translation>Текстом</translation>
        </message>
        <message>
            <source>Back</source>
            <comment>to the match; Назад</comment>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Trick {number}: {move}</source>
            <translation>Взятка {number}: {move}</translation>
        </message>
        <message>
            <source>Yours: {move}</source>
            <comment>a pass or a bid; Ваш выбор: {move}</comment>
            <translation>Ваш выбор: {move}</translation>
        </message>
        <message>
            <source>The table with all hands open</source>
            <translation>Стол, все карты открыты</translation>
        </message>
        <message>
            <source>Decisions</source>
            <comment>button; Решения</comment>
            <translation>Решения</translation>
        </message>
        <message>
            <source>The beginning of the deal</source>
            <translation>К началу раздачи</translation>
        </message>
        <message>
            <source>The trick before</source>
            <translation>Предыдущая взятка</translation>
        </message>
        <message>
            <source>The card before</source>
            <translation>На карту назад</translation>
        </message>
        <message>
            <source>The next card</source>
            <translation>На карту вперёд</translation>
        </message>
        <message>
            <source>The next trick</source>
            <translation>Следующая взятка</translation>
        </message>
        <message>
            <source>The end of the deal</source>
            <translation>К концу раздачи</translation>
        </message>
        <message>
            <source>{name} ({key})</source>
            <comment>a button's tip</comment>
            <translation>{name} ({key})</translation>
        </message>
        <message>
            <source>led</source>
            <comment>on the first card of a trick; заход</comment>
            <translation>заход</translation>
        </message>
        <message>
            <source>Deal {number}, the end</source>
            <translation>Раздача {number}, итог</translation>
        </message>
        <message>
            <source>Deal {number}, before play</source>
            <translation>Раздача {number}, до игры</translation>
        </message>
        <message>
            <source>Deal {number}, trick {trick} of {count}</source>
            <translation>Раздача {number}, взятка {trick} из {count}</translation>
        </message>
        <message>
            <source>The cards as they were dealt; you are the dealer.</source>
            <translation>Карты, как их сдали; сдавали вы.</translation>
        </message>
        <message>
            <source>The cards as they were dealt; the dealer is {name}.</source>
            <translation>Карты, как их сдали; сдаёт {name}.</translation>
        </message>
        <message>
            <source>The rest has been dealt.</source>
            <comment>of the cards, after the trumps were named</comment>
            <translation>Сдали остальные карты.</translation>
        </message>
        <message>
            <source>The cards have changed hands: the raised ones have just arrived.</source>
            <translation>Передача состоялась: подняты карты, которые только что пришли.</translation>
        </message>
        <message>
            <source>The widow goes to {name}: {cards}.</source>
            <comment>who: nominative; Прикуп: …</comment>
            <translation>{name}: в прикупе {cards}.</translation>
        </message>
        <message>
            <source>{name}, laid away: {cards}.</source>
            <comment>cards put aside; снос</comment>
            <translation>{name}, снос: {cards}.</translation>
        </message>
        <message>
            <source>{name}: “I will not take everything.”</source>
            <translation>{name}: «Всё брать не берусь».</translation>
        </message>
        <message>
            <source>The moon takes the points off the shooter’s own score.</source>
            <translation>За луну очки сняты со стрелявшего.</translation>
        </message>
        <message>
            <source>The moon gives the points to everybody else.</source>
            <translation>За луну очки записаны всем остальным.</translation>
        </message>
        <message>
            <source>This card is against the rules.</source>
            <translation>Эта карта положена против правил.</translation>
        </message>
        <message>
            <source>The raised cards go to the left.</source>
            <translation>Поднятые карты уходят налево.</translation>
        </message>
        <message>
            <source>The raised cards go to the right.</source>
            <translation>Поднятые карты уходят направо.</translation>
        </message>
        <message>
            <source>The raised cards go across.</source>
            <translation>Поднятые карты уходят напротив.</translation>
        </message>
        <message>
            <source>You lead: {card}.</source>
            <translation>Заходите вы: {card}.</translation>
        </message>
        <message>
            <source>{name} leads: {card}.</source>
            <translation>Заходит {name}: {card}.</translation>
        </message>
        <message>
            <source>You draw: {card}.</source>
            <translation>Вы тянете: {card}.</translation>
        </message>
        <message>
            <source>{name} draws: {card}.</source>
            <translation>Тянет {name}: {card}.</translation>
        </message>
        <message>
            <source>take everything</source>
            <comment>a move; брать всё</comment>
            <translation>брать всё</translation>
        </message>
        <message>
            <source>do not declare</source>
            <comment>a move; не объявлять</comment>
            <translation>не объявлять</translation>
        </message>
        <message>
            <source>points off your own score</source>
            <comment>a move: the moon; снять очки с себя</comment>
            <translation>снять очки с себя</translation>
        </message>
        <message>
            <source>points for everybody else</source>
            <comment>a move: the moon; очки остальным</comment>
            <translation>очки остальным</translation>
        </message>
        <message>
            <source>take the card back</source>
            <comment>a move; взять карту обратно</comment>
            <translation>взять карту обратно</translation>
        </message>
        <message>
            <source>let the card stand</source>
            <comment>a move; оставить карту</comment>
            <translation>оставить карту</translation>
        </message>
        <message>
            <source>finish the deal</source>
            <comment>a move; закончить раздачу</comment>
            <translation>закончить раздачу</translation>
        </message>
        <message>
            <source>The computer would have done the same. {reason}</source>
            <translation>Компьютер сделал бы так же. {reason}</translation>
        </message>
        <message>
            <source>The computer’s choice: {move}. {reason}</source>
            <translation>Компьютер выбрал бы другое: {move}. {reason}</translation>
        </message>
        <message>
            <source>Better: {move}. {reason} The difference is {points} points on average.</source>
            <translation>Лучше: {move}. {reason} Разница в среднем {points} очка.</translation>
        </message>
        <message numerus="yes">
            <source>The computer is going through your decisions: %n left.</source>
            <translation>
                <numerusform>Компьютер разбирает ваши решения, осталось %n.</numerusform>
                <numerusform>Компьютер разбирает ваши решения, осталось %n.</numerusform>
                <numerusform>Компьютер разбирает ваши решения, осталось %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your decisions cost {points} points in all.</source>
            <translation>Все ваши решения обошлись в {points} очка.</translation>
        </message>
        <message>
            <source>The computer would have decided everything like you.</source>
            <translation>Компьютер во всём решил бы так же, как вы.</translation>
        </message>
        <message numerus="yes">
            <source>In %n decision(s) the computer would have done something else.</source>
            <translation>
                <numerusform>Компьютер выбрал бы другое в %n случае.</numerusform>
                <numerusform>Компьютер выбрал бы другое в %n случаях.</numerusform>
                <numerusform>Компьютер выбрал бы другое в %n случаях.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tricks</source>
            <translation>Взятки</translation>
        </message>
    </context>
    <context>
        <name>RuleBuilder</name>
        <message>
            <source>&amp;Reset</source>
            <translation>&amp;Вернуть</translation>
        </message>
        <message>
            <source>Bring back the rules of the variant</source>
            <translation>Вернуть правила, как они в этом варианте</translation>
        </message>
        <message>
            <source>Another table…</source>
            <translation>Другая таблица…</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроков</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>За столом</translation>
        </message>
        <message>
            <source>Where the sources differ</source>
            <translation>Где источники расходятся</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>&amp;Deal number</source>
            <translation>Номер с&amp;дачи</translation>
        </message>
        <message>
            <source>drawn by lot</source>
            <translation>выбирает жребий</translation>
        </message>
        <message>
            <source>Experimental: the sources leave much of it open.</source>
            <translation>Экспериментальная игра: источники о многом молчат.</translation>
        </message>
        <message numerus="yes">
            <source>Rules changed: %n difference(s)</source>
            <translation>
                <numerusform>Правила изменены: %n отличие</numerusform>
                <numerusform>Правила изменены: %n отличия</numerusform>
                <numerusform>Правила изменены: %n отличий</numerusform>
            </translation>
        </message>
        <message>
            <source>The rules are those of the variant.</source>
            <translation>Правила — как в этом варианте.</translation>
        </message>
        <message>
            <source>Show the most used rules only</source>
            <translation>Только самые ходовые</translation>
        </message>
        <message>
            <source>Show &amp;all rules</source>
            <translation>Показать все &amp;правила</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <comment>so many rules are not shown yet; ещё 16</comment>
            <translation>
                <numerusform>ещё %n</numerusform>
                <numerusform>ещё %n</numerusform>
                <numerusform>ещё %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <comment>so many of the hidden rules; изменено 2</comment>
            <translation>
                <numerusform>изменено %n</numerusform>
                <numerusform>изменено %n</numerusform>
                <numerusform>изменено %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Pack and deal</source>
            <comment>a group of switches</comment>
            <translation>Колода и сдача</translation>
        </message>
        <message>
            <source>Before the play</source>
            <comment>a group of switches</comment>
            <translation>До игры</translation>
        </message>
        <message>
            <source>The play</source>
            <comment>a group of switches</comment>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Penalties and bonuses</source>
            <comment>a group of switches</comment>
            <translation>Что сколько стоит</translation>
        </message>
        <message>
            <source>The moon</source>
            <comment>a group of switches</comment>
            <translation>Луна</translation>
        </message>
        <message>
            <source>Score and end</source>
            <comment>a group of switches</comment>
            <translation>Счёт и конец</translation>
        </message>
        <message>
            <source>How we shall play</source>
            <translation>Как будем играть</translation>
        </message>
        <message>
            <source>in a deal</source>
            <comment>how many points there are; всего в раздаче</comment>
            <translation>всего в раздаче</translation>
        </message>
        <message>
            <source>The full rules</source>
            <translation>Правила целиком</translation>
        </message>
        <message>
            <source>changed</source>
            <comment>a switch differs from the variant; изменено</comment>
            <translation>изменено</translation>
        </message>
        <message>
            <source>Aim</source>
            <comment>heading on the card of rules</comment>
            <translation>Цель</translation>
        </message>
        <message>
            <source>Pack</source>
            <comment>heading on the card of rules</comment>
            <translation>Колода</translation>
        </message>
        <message>
            <source>Deal</source>
            <comment>heading on the card of rules</comment>
            <translation>Сдача</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>heading on the card of rules</comment>
            <translation>Передача</translation>
        </message>
        <message>
            <source>Bids</source>
            <comment>heading on the card of rules</comment>
            <translation>Торг</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>heading on the card of rules</comment>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Score</source>
            <comment>heading on the card of rules</comment>
            <translation>Счёт</translation>
        </message>
        <message>
            <source>Moon</source>
            <comment>heading on the card of rules</comment>
            <translation>Луна</translation>
        </message>
        <message>
            <source>End</source>
            <comment>heading on the card of rules</comment>
            <translation>Конец</translation>
        </message>
        <message>
            <source>Who sits here: {place}</source>
            <translation>Кто сидит здесь: {place}</translation>
        </message>
        <message>
            <source>Level: {name}</source>
            <translation>Сила игры: {name}</translation>
        </message>
        <message>
            <source>across</source>
            <comment>where somebody sits; напротив</comment>
            <translation>напротив</translation>
        </message>
        <message>
            <source>left</source>
            <comment>where somebody sits; слева</comment>
            <translation>слева</translation>
        </message>
        <message>
            <source>right</source>
            <comment>where somebody sits; справа</comment>
            <translation>справа</translation>
        </message>
        <message>
            <source>seat {number}</source>
            <comment>where somebody sits; место 3</comment>
            <translation>место {number}</translation>
        </message>
        <message>
            <source>Find a variant</source>
            <translation>Найти вариант</translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Варианты</translation>
        </message>
        <message>
            <source>No game has these words in its names.</source>
            <translation>Таких слов в названиях игр нет.</translation>
        </message>
        <message>
            <source>Your own rules</source>
            <comment>a group in the list of variants; Свои правила</comment>
            <translation>Свои правила</translation>
        </message>
        <message>
            <source>Penalty cards</source>
            <translation>Что сколько стоит</translation>
        </message>
        <message>
            <source>&amp;Cards and what they cost</source>
            <translation>&amp;Карты и цены</translation>
        </message>
        <message>
            <source>A suit, a rank or one card, a space, a number; commas between them. ♥ 1, Q♠ 13 is the usual table: every heart one, the queen of spades thirteen. H, S, D, C stand for the suits; what comes later wins.</source>
            <translation>Масть, достоинство или одна карта, пробел, число; между ними запятые. Обычная таблица — ♥ 1, Д♠ 13: каждая черва одно очко, дама пик тринадцать. Вместо значков мастей годятся H, S, D, C; позднейшее важнее.</translation>
        </message>
        <message>
            <source>&amp;Use</source>
            <translation>&amp;Применить</translation>
        </message>
        <message>
            <source>“{word}” is no card with a number.</source>
            <translation>«{word}» — не карта с числом.</translation>
        </message>
        <message>
            <source>as set in the list below</source>
            <comment>no answer of the sources</comment>
            <translation>как задано в списке ниже</translation>
        </message>
        <message>
            <source>The books do not agree here. The first answer is the usual one.</source>
            <translation>Здесь книги спорят друг с другом. Первым стоит обычный ответ.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>The aim</source>
            <translation>Цель</translation>
        </message>
        <message>
            <source>The pack</source>
            <translation>Колода</translation>
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
            <source>Bids and declarations</source>
            <translation>Торг и заявки</translation>
        </message>
        <message>
            <source>The play</source>
            <translation>Розыгрыш</translation>
        </message>
        <message>
            <source>The score</source>
            <translation>Счёт</translation>
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
            <source>No cards are passed.</source>
            <translation>Карты не передают.</translation>
        </message>
        <message numerus="yes">
            <source>One pack of %n card(s), from {low} to the ace.</source>
            <translation>
                <numerusform>Колода из %n карты, от {low} до туза.</numerusform>
                <numerusform>Колода из %n карт, от {low} до туза.</numerusform>
                <numerusform>Колода из %n карт, от {low} до туза.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Two packs of %n card(s) shuffled together, from {low} to the ace.</source>
            <translation>
                <numerusform>Две колоды по %n карте вместе, от {low} до туза.</numerusform>
                <numerusform>Две колоды по %n карты вместе, от {low} до туза.</numerusform>
                <numerusform>Две колоды по %n карт вместе, от {low} до туза.</numerusform>
            </translation>
        </message>
        <message>
            <source>Removed from the pack: {cards}.</source>
            <translation>Из колоды убирают {cards}.</translation>
        </message>
        <message numerus="yes">
            <source>%n joker(s) are added.</source>
            <translation>
                <numerusform>Добавлен %n джокер.</numerusform>
                <numerusform>Добавлены %n джокера.</numerusform>
                <numerusform>Добавлено %n джокеров.</numerusform>
            </translation>
        </message>
        <message>
            <source>The ace is the highest card of its suit.</source>
            <translation>Туз в масти старше всех.</translation>
        </message>
        <message>
            <source>The king is highest; then queen, jack, ace, 10, 9, 8, 7.</source>
            <translation>Старше всех король; дальше дама, валет, туз, 10, 9, 8, 7.</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n игрок</numerusform>
                <numerusform>%n игрока</numerusform>
                <numerusform>%n игроков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) each</source>
            <comment>dealt; по 13 карт</comment>
            <translation>
                <numerusform>по %n карте</numerusform>
                <numerusform>по %n карты</numerusform>
                <numerusform>по %n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>{players}, {cards}.</source>
            <comment>the deal; 4 игрока, по 13 карт.</comment>
            <translation>{players}, {cards}.</translation>
        </message>
        <message>
            <source>Deal and play go clockwise; the deal passes to the left.</source>
            <translation>Сдают и ходят по часовой стрелке, сдача переходит налево.</translation>
        </message>
        <message>
            <source>The dealer can make mistakes: if a hand gets the wrong number of cards, the deal passes to the left; if a card lies face up in the pack, the same dealer deals again.</source>
            <translation>Сдающий может ошибиться: если кому-то не хватило карты, сдача переходит налево; если в колоде нашлась открытая карта, пересдаёт тот же.</translation>
        </message>
        <message>
            <source>No card that costs points may be laid away while you hold others.</source>
            <translation>Штрафные карты сносят, только если других не хватает.</translation>
        </message>
        <message numerus="yes">
            <source>Before the play everybody passes %n card(s).</source>
            <translation>
                <numerusform>Перед игрой каждый отдаёт %n карту.</numerusform>
                <numerusform>Перед игрой каждый отдаёт %n карты.</numerusform>
                <numerusform>Перед игрой каждый отдаёт %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>You see the cards passed to you only after you have passed your own.</source>
            <translation>Что передали вам, видно только тогда, когда отданы свои.</translation>
        </message>
        <message>
            <source>The pass goes left, right, then across; in every fourth deal there is none.</source>
            <translation>Передают налево, направо, через стол, а каждую четвёртую раздачу играют без передачи.</translation>
        </message>
        <message>
            <source>The pass goes left, then right; in every third deal there is none.</source>
            <translation>Передают налево, направо, а каждую третью раздачу играют без передачи.</translation>
        </message>
        <message>
            <source>The pass goes left, across, then right, deal by deal.</source>
            <translation>Передают налево, через стол, направо — и снова по кругу.</translation>
        </message>
        <message>
            <source>The pass goes left and right by turns.</source>
            <translation>Передают по очереди: раздачу налево, раздачу направо.</translation>
        </message>
        <message>
            <source>The pass goes left, across, then right; in every fourth deal there is none.</source>
            <translation>Передают налево, через стол, направо, а каждую четвёртую раздачу играют без передачи.</translation>
        </message>
        <message>
            <source>The pass always goes to the left.</source>
            <translation>Передают всегда налево.</translation>
        </message>
        <message>
            <source>The pass always goes to the right.</source>
            <translation>Передают всегда направо.</translation>
        </message>
        <message>
            <source>the same number to each of the others</source>
            <translation>всем поровну</translation>
        </message>
        <message>
            <source>One round of bidding in chips, from the dealer’s left: bid more than the last, or pass. The highest bidder pays the bid into the pool and names the penalty suit. If all pass, hearts are the penalty suit and nobody pays.</source>
            <translation>Торгуются один круг, в фишках, начиная слева от сдающего: назови больше прежнего или пасуй. Выигравший торг ставит свою заявку в пульку и назначает штрафную масть. Если пасовали все, штрафные — черви, и никто не платит.</translation>
        </message>
        <message>
            <source>Before the lead each player may declare that they will take every card that costs points: the first to do so is held to it. If it is made, everybody else scores {total}; if not, the declarer does.</source>
            <translation>До первого захода каждый по очереди может заявить, что возьмёт все штрафные карты; первая же заявка обязывает. Взял — остальные пишут по {total}, не взял — столько же пишет он сам.</translation>
        </message>
        <message>
            <source>Before the lead each player may declare that they will take every trick: the first to do so is held to it. If it is made, everybody else scores {total}; if not, the declarer does.</source>
            <translation>До первого захода каждый по очереди может заявить, что возьмёт все взятки; первая же заявка обязывает. Взял — остальные пишут по {total}, не взял — столько же пишет он сам.</translation>
        </message>
        <message>
            <source>Before the lead each player may declare that they will take every trick: the first to do so is held to it, with the holder of the bonus card as a silent partner. If it is made, both score {minus}; if not, each of them scores what the two took together.</source>
            <translation>До первого захода каждый по очереди может заявить, что возьмёт все взятки; первая же заявка обязывает, а тайный партнёр заявившего — тот, у кого призовая карта. Взяли всё — оба пишут {minus}, не взяли — каждый пишет взятое за двоих.</translation>
        </message>
        <message>
            <source>Before the lead the dealer names the trump suit of the deal.</source>
            <translation>Перед первым ходом сдающий назначает козырь на эту раздачу.</translation>
        </message>
        <message numerus="yes">
            <source>Where trumps are named, everybody gets %n card(s) first; the dealer names them on these, and then the rest are dealt.</source>
            <translation>
                <numerusform>В козырных раздачах сначала сдают по %n карте: по ней сдающий назначает козырь, потом сдают остальные.</numerusform>
                <numerusform>В козырных раздачах сначала сдают по %n карты: по ним сдающий назначает козырь, потом сдают остальные.</numerusform>
                <numerusform>В козырных раздачах сначала сдают по %n карт: по ним сдающий назначает козырь, потом сдают остальные.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards that cost points may be laid away too, and count as taken.</source>
            <translation>Сносить можно и штрафные карты: они засчитываются как взятые.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) stay out of play.</source>
            <translation>
                <numerusform>%n карта в игре не участвует.</numerusform>
                <numerusform>%n карты в игре не участвуют.</numerusform>
                <numerusform>%n карт в игре не участвуют.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a widow; whoever takes the first trick gets them, and they count.</source>
            <translation>
                <numerusform>%n карта уходит в прикуп рубашкой вверх; он достаётся взявшему первую взятку, и всё, что в нём есть, идёт в счёт.</numerusform>
                <numerusform>%n карты уходят в прикуп рубашкой вверх; он достаётся взявшему первую взятку, и всё, что в нём есть, идёт в счёт.</numerusform>
                <numerusform>%n карт уходят в прикуп рубашкой вверх; он достаётся взявшему первую взятку, и всё, что в нём есть, идёт в счёт.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a widow; whoever takes the last trick gets them, and they count.</source>
            <translation>
                <numerusform>%n карта уходит в прикуп рубашкой вверх; он достаётся взявшему последнюю взятку и идёт в счёт.</numerusform>
                <numerusform>%n карты уходят в прикуп рубашкой вверх; он достаётся взявшему последнюю взятку и идёт в счёт.</numerusform>
                <numerusform>%n карт уходят в прикуп рубашкой вверх; он достаётся взявшему последнюю взятку и идёт в счёт.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a widow; whoever takes the first trick takes them in hand and lays as many others away, unseen.</source>
            <translation>
                <numerusform>%n карта уходит в прикуп; взявший первую взятку берёт его на руки и сносит втёмную столько же карт.</numerusform>
                <numerusform>%n карты уходят в прикуп; взявший первую взятку берёт его на руки и сносит втёмную столько же карт.</numerusform>
                <numerusform>%n карт уходят в прикуп; взявший первую взятку берёт его на руки и сносит втёмную столько же карт.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a stock; after each trick everybody draws one, the taker first, while it lasts.</source>
            <translation>
                <numerusform>%n карта лежит в колоде рубашкой вверх; после каждой взятки все берут по карте, первым — взявший, пока колода не кончится.</numerusform>
                <numerusform>%n карты лежат в колоде рубашкой вверх; после каждой взятки все берут по карте, первым — взявший, пока колода не кончится.</numerusform>
                <numerusform>%n карт лежат в колоде рубашкой вверх; после каждой взятки все берут по карте, первым — взявший, пока колода не кончится.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) lie face down as a stock; whoever cannot follow suit draws until able to.</source>
            <translation>
                <numerusform>%n карта остаётся в колоде рубашкой вверх; кому нечем ответить в масть, тот тянет, пока масть не придёт.</numerusform>
                <numerusform>%n карты остаются в колоде рубашкой вверх; кому нечем ответить в масть, тот тянет, пока масть не придёт.</numerusform>
                <numerusform>%n карт остаются в колоде рубашкой вверх; кому нечем ответить в масть, тот тянет, пока масть не придёт.</numerusform>
            </translation>
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
            <source>Nothing is bid or declared.</source>
            <translation>Ни торга, ни заявок нет.</translation>
        </message>
        <message>
            <source>A king led by the declarer calls for its queen and takes the trick, even over the ace.</source>
            <translation>Король, с которого зашёл объявивший, вызывает даму той же масти и берёт взятку даже у туза.</translation>
        </message>
        <message>
            <source>A king led by the declarer is a card like any other.</source>
            <translation>Король объявившего — карта как карта.</translation>
        </message>
        <message>
            <source>The dealer names trumps with the whole hand in view.</source>
            <translation>Сдающий назначает козырь, видя всю свою руку.</translation>
        </message>
        <message>
            <source>The highest bidder leads any card; if all passed, the dealer’s left neighbour does.</source>
            <translation>Первым заходит выигравший торг, с любой карты; если все пасовали — сосед сдающего слева.</translation>
        </message>
        <message>
            <source>The dealer’s left neighbour leads any card.</source>
            <translation>Первым заходит сосед сдающего слева, с любой карты.</translation>
        </message>
        <message>
            <source>The highest bidder leads any card; if all passed, whoever holds {card} leads it.</source>
            <translation>Первым заходит выигравший торг, с любой карты; если все пасовали — тот, у кого {card}, и с неё.</translation>
        </message>
        <message>
            <source>Whoever holds {card} leads it to the first trick.</source>
            <translation>Начинает тот, у кого {card}, и с этой карты.</translation>
        </message>
        <message>
            <source>The highest bidder leads any card; if all passed, whoever holds {card} leads any club.</source>
            <translation>Первым заходит выигравший торг, с любой карты; если все пасовали — тот, у кого {card}, с любой трефы.</translation>
        </message>
        <message>
            <source>Whoever holds {card} leads to the first trick with any club.</source>
            <translation>Начинает тот, у кого {card}, с любой трефы.</translation>
        </message>
        <message>
            <source>Follow suit if you can.</source>
            <translation>Есть масть — ходите в масть.</translation>
        </message>
        <message>
            <source>Two identical cards in a trick cancel each other; the highest card left of the suit led takes it. The cancelled cards still count for the taker.</source>
            <translation>Две одинаковые карты во взятке гасят друг друга; берёт старшая из оставшихся в той масти, с которой зашли. Погашенные карты достаются взявшему и идут в счёт.</translation>
        </message>
        <message>
            <source>The highest trump takes the trick; without trumps, the highest card of the suit led.</source>
            <translation>Взятку берёт старший козырь, а без козырей — старшая карта той масти, с которой зашли.</translation>
        </message>
        <message>
            <source>The highest card of the suit led takes the trick; of two identical ones, the first played.</source>
            <translation>Взятку берёт старшая карта той масти, с которой зашли; из двух одинаковых — та, что легла раньше.</translation>
        </message>
        <message>
            <source>If the last trick is void, whoever led to it takes it.</source>
            <translation>Если пустой вышла последняя взятка, её забирает тот, кто в неё заходил.</translation>
        </message>
        <message>
            <source>A joker may be played at any time, even if you could follow suit.</source>
            <translation>Джокера можно положить когда угодно, даже если масть на руках есть.</translation>
        </message>
        <message>
            <source>A joker may be played only if you cannot follow suit.</source>
            <translation>Джокера кладут, только когда нечем ответить в масть.</translation>
        </message>
        <message>
            <source>A joker never takes a trick; if one is led, the next card that is not a joker sets the suit.</source>
            <translation>Джокер взятку не берёт; если зашли с джокера, масть задаёт следующая карта.</translation>
        </message>
        <message>
            <source>The first trick may not be led with a heart, except from a hand of nothing but hearts.</source>
            <translation>В первую взятку с червей не заходят, разве что на руках одни черви.</translation>
        </message>
        <message>
            <source>Cards that cost points may be played to the first trick.</source>
            <translation>Штрафные карты можно класть уже в первую взятку.</translation>
        </message>
        <message>
            <source>No card that costs points may be led or discarded on the first trick.</source>
            <translation>В первую взятку штрафных карт не кладут и с них не заходят.</translation>
        </message>
        <message>
            <source>Only a player who holds nothing else may play one to the first trick.</source>
            <translation>Положить её может только тот, у кого на руках одни штрафные.</translation>
        </message>
        <message>
            <source>If somebody holds nothing else, the cards are dealt again.</source>
            <translation>Если на руках у кого-то только они, карты пересдают.</translation>
        </message>
        <message>
            <source>A player who holds nothing else may, but those points do not count.</source>
            <translation>Если других на руках нет — можно, но эти очки не считаются.</translation>
        </message>
        <message>
            <source>A player who holds nothing else may; those points go to whoever has the fewest above zero.</source>
            <translation>Если других на руках нет — можно; эти очки запишут тому, у кого в раздаче их меньше всех, но не ноль.</translation>
        </message>
        <message>
            <source>In deals in which hearts cost points, they may be led only from a hand of nothing but hearts.</source>
            <translation>В тех раздачах, где штрафуют за черви, с них заходят, только когда на руках одни черви.</translation>
        </message>
        <message>
            <source>Hearts may be led only from a hand of nothing but hearts.</source>
            <translation>С червей заходят, только когда на руках одни черви.</translation>
        </message>
        <message>
            <source>Hearts may be led once a heart has been discarded on another suit, or from a hand of nothing but hearts.</source>
            <translation>С червей заходят, когда хоть одну черву уже сбросили на другую масть или когда на руках одни черви.</translation>
        </message>
        <message>
            <source>Hearts may be led once a heart has been played, or from a hand of nothing but hearts.</source>
            <translation>С червей заходят, когда хоть одна черва уже сыграна или когда на руках одни черви.</translation>
        </message>
        <message>
            <source>The queen of spades breaks hearts too.</source>
            <translation>Дама пик тоже вскрывает черви.</translation>
        </message>
        <message>
            <source>The queen of spades may be led at any time and does not break hearts.</source>
            <translation>С дамы пик можно зайти когда угодно; черви она не вскрывает.</translation>
        </message>
        <message>
            <source>Whoever has played their last card is out; if it took the trick, the next player on the left leads.</source>
            <translation>Кто положил последнюю карту, вышел из игры; если ею он взял взятку, заходит следующий слева.</translation>
        </message>
        <message>
            <source>The last player with cards counts them as taken, and the rest of the stock with them.</source>
            <translation>Последний, у кого остались карты, считает их себе вместе с остатком колоды.</translation>
        </message>
        <message>
            <source>The last player with cards counts the rest of the stock, but not the hand.</source>
            <translation>Последний, у кого остались карты, считает себе остаток колоды, но не руку.</translation>
        </message>
        <message>
            <source>An illegal card cannot be played.</source>
            <translation>Сыграть не по правилам нельзя: такую карту стол не примет.</translation>
        </message>
        <message>
            <source>As at a real table: whoever plays an illegal card takes the trick and pays a chip into the pool; whoever does it to dodge taking everything pays eight to each opponent.</source>
            <translation>Как за живым столом: кто сыграл не по правилам, забирает взятку и платит фишку в пульку, а кто так увернулся от полного шлема — по восемь каждому.</translation>
        </message>
        <message>
            <source>As at a real table: whoever plays an illegal card pays everybody’s losses for that deal.</source>
            <translation>Как за живым столом: кто сыграл не по правилам, платит в этой раздаче за всех.</translation>
        </message>
        <message>
            <source>As at a real table: an illegal card may be taken back until the trick is turned; after that it costs 13, and the deal ends with nothing for the others.</source>
            <translation>Как за живым столом: сыгранное не по правилам можно взять назад, пока взятка не перевёрнута; потом — 13 очков, раздача прекращается, остальным ничего.</translation>
        </message>
        <message>
            <source>As at a real table: an illegal card may be taken back until its player plays to the next trick; after that it costs 26, and the deal is abandoned.</source>
            <translation>Как за живым столом: сыгранное не по правилам можно взять назад, пока не положена карта в следующую взятку; потом — 26 очков, и раздача прекращается.</translation>
        </message>
        <message>
            <source>As at a real table: an illegal card may be taken back until its player plays to the next trick; after that it costs all the points of the pack, and the deal is abandoned.</source>
            <translation>Как за настоящим столом: ход не по правилам можно исправить, пока сам не сыграл в следующую взятку; потом пишут все очки колоды, а раздача бросается.</translation>
        </message>
        <message>
            <source>The highest card of the suit led takes the trick.</source>
            <translation>Взятку берёт старшая карта той масти, с которой зашли.</translation>
        </message>
        <message>
            <source>If you cannot follow suit, draw from the stock until you can; when it is gone, play any card.</source>
            <translation>Нет масти — тяните из колоды, пока не придёт; кончилась колода — кладите что угодно.</translation>
        </message>
        <message>
            <source>If you cannot follow suit, play any card.</source>
            <translation>Нет масти — кладите что угодно.</translation>
        </message>
        <message>
            <source>If you cannot follow suit, you must discard a heart; without one, a queen; without either, any card. In a declared deal any card that costs points will do.</source>
            <translation>Нет масти — сбрасывайте черву, нет червы — даму, нет и дамы — что угодно. Если объявлено «беру всё», годится любая штрафная карта.</translation>
        </message>
        <message>
            <source>Whoever takes a trick leads to the next.</source>
            <translation>Взявший взятку заходит в следующую.</translation>
        </message>
        <message>
            <source>Trumps: {suit}.</source>
            <translation>Козыри — {suit}.</translation>
        </message>
        <message>
            <source>A trick with two pairs in it, or with no card left to take it, is void: its cards go to whoever takes the next, and the same player leads again.</source>
            <translation>Если во взятке две пары или взять её некому, она пустая: карты ждут взявшего следующую, а заходит снова тот же игрок.</translation>
        </message>
        <message>
            <source>A trick with no card left to take it is void: its cards go to whoever takes the next, and the same player leads again.</source>
            <translation>Если взять взятку некому, она пустая: карты ждут взявшего следующую, а заходит снова тот же игрок.</translation>
        </message>
        <message>
            <source>If the last trick is void, whoever played the second of the two highest cards takes it.</source>
            <translation>Если пустой вышла последняя взятка, её забирает тот, кто вторым положил старшую карту.</translation>
        </message>
        <message>
            <source>The first joker in a trick takes it.</source>
            <translation>Взятку берёт первый положенный в неё джокер.</translation>
        </message>
        <message>
            <source>The deal ends with the trick in which the last card that costs anything falls.</source>
            <translation>Раздача кончается той взяткой, в которую упала последняя штрафная карта.</translation>
        </message>
        <message>
            <source>All the cards are played.</source>
            <translation>Играют до последней карты.</translation>
        </message>
        <message>
            <source>Hearts may be led at any time.</source>
            <translation>С червей можно заходить когда угодно.</translation>
        </message>
        <message>
            <source>With nothing but hearts and the queen of spades you may lead a heart.</source>
            <translation>Если на руках только черви и дама пик, можно зайти с червы.</translation>
        </message>
        <message>
            <source>Leave the cards that cost points to the others, and catch the one that pays.</source>
            <translation>Оставьте штрафные карты другим и поймайте ту, за которую награждают.</translation>
        </message>
        <message>
            <source>Leave the cards that cost chips to the others.</source>
            <translation>Оставьте карты, за которые платят, другим.</translation>
        </message>
        <message>
            <source>Leave the cards that cost points to the others.</source>
            <translation>Оставьте штрафные карты другим.</translation>
        </message>
        <message>
            <source>The highest total wins; equal totals share the win.</source>
            <translation>Выигрывает тот, у кого больше; при равенстве победу делят.</translation>
        </message>
        <message>
            <source>The side with the higher sum wins; equal sums share the win.</source>
            <translation>Выигрывает сторона, у которой в сумме больше; при равенстве победу делят.</translation>
        </message>
        <message>
            <source>The side with the lower sum wins; equal sums share the win.</source>
            <translation>Выигрывает сторона, у которой в сумме меньше; при равенстве победу делят.</translation>
        </message>
        <message>
            <source>In chips: {list}.</source>
            <translation>В фишках: {list}.</translation>
        </message>
        <message>
            <source>Points: {list}.</source>
            <translation>Очки: {list}.</translation>
        </message>
        <message>
            <source>Whoever has taken the queen of hearts counts every heart twice; the queen of clubs, taken in the same deal, cancels the queen of spades.</source>
            <translation>Кто взял даму червей, считает каждую свою черву вдвое; дама треф, взятая в той же раздаче, прощает даму пик.</translation>
        </message>
        <message>
            <source>Whoever takes no tricks at all scores {points}.</source>
            <translation>Кто не взял ни одной взятки, пишет {points}.</translation>
        </message>
        <message>
            <source>A total never falls below zero, except through a moon.</source>
            <translation>Общий счёт не бывает меньше нуля, разве что из-за луны.</translation>
        </message>
        <message>
            <source>The points of a deal never fall below zero, except through a moon.</source>
            <translation>Очки за раздачу не бывают меньше нуля, разве что из-за луны.</translation>
        </message>
        <message>
            <source>Partners sit opposite each other and share one score.</source>
            <translation>Партнёры сидят напротив, счёт у них общий.</translation>
        </message>
        <message>
            <source>Partners sit opposite each other; each scores alone, and at the end their totals are added up.</source>
            <translation>Партнёры сидят напротив; каждый пишет себе, а в конце счёт складывают.</translation>
        </message>
        <message>
            <source>Every deal holds {total} in all, not counting the bonus card.</source>
            <translation>Всего в раздаче {total}, не считая призовой карты.</translation>
        </message>
        <message>
            <source>Every deal holds {total} in all.</source>
            <translation>Всего в раздаче {total}.</translation>
        </message>
        <message>
            <source>Every trick: {points}.</source>
            <translation>Каждая взятка: {points}.</translation>
        </message>
        <message>
            <source>Trick number {number}: {points}.</source>
            <translation>Взятка номер {number}: {points}.</translation>
        </message>
        <message>
            <source>Deal {number}: {task}.</source>
            <translation>Раздача {number}: {task}.</translation>
        </message>
        <message>
            <source>the dealer names trumps</source>
            <translation>козырь назначает сдающий</translation>
        </message>
        <message>
            <source>every trick {points}</source>
            <translation>каждая взятка {points}</translation>
        </message>
        <message>
            <source>trick {number}: {points}</source>
            <comment>the seventh trick costs eight; 7-я взятка −8</comment>
            <translation>{number}-я взятка {points}</translation>
        </message>
        <message numerus="yes">
            <source>Everybody starts with %n chip(s).</source>
            <translation>
                <numerusform>У каждого вначале %n фишка.</numerusform>
                <numerusform>У каждого вначале %n фишки.</numerusform>
                <numerusform>У каждого вначале %n фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>After the deal everybody scores what they took.</source>
            <translation>После раздачи каждый записывает то, что взял.</translation>
        </message>
        <message>
            <source>After the deal everybody scores what they took. When the match is over it is settled in money by the average of the totals: whoever is above it pays the difference into the bank, whoever is below draws it, to the exact fraction.</source>
            <translation>После раздачи каждый записывает всё, что взял. В конце матча — расчёт по среднему: у кого очков больше среднего, платит разницу в банк, у кого меньше — получает, с точностью до доли.</translation>
        </message>
        <message>
            <source>After the deal the loser scores the difference, the winner nothing.</source>
            <translation>После раздачи проигравший пишет только разницу.</translation>
        </message>
        <message numerus="yes">
            <source>The first %n point(s) of a deal are free; every point above them counts.</source>
            <translation>
                <numerusform>Первое %n очко в раздаче не считают, дальше идёт каждое.</numerusform>
                <numerusform>Первые %n очка в раздаче не считают, дальше идёт каждое.</numerusform>
                <numerusform>Первые %n очков в раздаче не считают, дальше идёт каждое.</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever took least is paid by each of the others what their own cards cost; if several tie, they share it, and odd chips wait in the pool for the next winner.</source>
            <translation>Взявшему меньше всех остальные платят столько, сколько взяли сами; если таких несколько, они делят, а лишние фишки ждут в пульке следующего победителя.</translation>
        </message>
        <message>
            <source>Everybody pays for their cards into the pool. A single clear hand takes it all, several share it; if nobody is clear, or all but one are, it stands as a jackpot.</source>
            <translation>Все платят за свои карты в пульку. Кто один остался чист, забирает её всю, несколько чистых делят; если чистых нет вовсе или чисты все, кроме одного, пулька стоит джекпотом.</translation>
        </message>
        <message>
            <source>Everybody pays for their cards into the pool; whoever took the fewest of the suit wins it, and if several tie, they share it.</source>
            <translation>Все платят за свои карты в пульку; её берёт тот, у кого карт этой масти меньше всех, а равные делят.</translation>
        </message>
        <message>
            <source>Whoever took least is paid the difference by each of the others; if several tie, they share it.</source>
            <translation>Взявшему меньше всех остальные платят разницу; если таких несколько, они делят.</translation>
        </message>
        <message>
            <source>Taking everything earns nothing: it is scored as usual.</source>
            <translation>Награды за то, что взято всё, нет: сколько взяли, столько и пишут.</translation>
        </message>
        <message>
            <source>The shooter’s partner then scores the same as the opponents.</source>
            <translation>Партнёр взявшего всё пишет столько же, сколько соперники.</translation>
        </message>
        <message>
            <source>Taking every card that counts, including the {card}, is called shooting the moon.</source>
            <translation>Взять все карты, которые идут в счёт ({card} — тоже), — значит выстрелить в луну.</translation>
        </message>
        <message>
            <source>The shooter scores 0, each opponent {add}.</source>
            <translation>Стрелку 0, каждому сопернику {add}.</translation>
        </message>
        <message>
            <source>The shooter scores {off}, the others 0.</source>
            <translation>Стрелку {off}, остальным 0.</translation>
        </message>
        <message>
            <source>The shooter chooses: its value to each opponent, or as much off the shooter’s own total.</source>
            <translation>Стрелок выбирает: дать каждому сопернику столько, сколько она стоит, или списать столько же у себя.</translation>
        </message>
        <message>
            <source>The shooter scores 0, each opponent {add}; if that would end the match with somebody else in front, the shooter scores {off} instead.</source>
            <translation>Стрелку 0, каждому сопернику {add}; а если так матч выиграл бы кто-то другой, стрелок вместо этого пишет себе {off}.</translation>
        </message>
        <message>
            <source>Nobody scores anything in that deal.</source>
            <translation>В этой раздаче никто ничего не пишет.</translation>
        </message>
        <message>
            <source>Without the {card} it is no moon: everything is scored as usual.</source>
            <translation>Без призовой карты ({card}) луны нет: сколько взяли, столько и пишут.</translation>
        </message>
        <message>
            <source>The {card} is not needed for it, and does not count in that deal.</source>
            <translation>Призовая карта ({card}) для луны не нужна и в такой раздаче не считается.</translation>
        </message>
        <message>
            <source>The {card} is not needed for it and counts separately: {points} for its taker.</source>
            <translation>Призовая карта ({card}) для луны не нужна и считается отдельно: {points} тому, кто её взял.</translation>
        </message>
        <message>
            <source>It ends sooner if somebody cannot pay. Chips still in the pool are shared out evenly.</source>
            <translation>Если кому-то нечем платить, матч кончается раньше. Фишки, оставшиеся в пульке, делят поровну.</translation>
        </message>
        <message>
            <source>If first place is shared, the match goes on, deal by deal, until it is not.</source>
            <translation>Если первое место поделили, играют ещё по раздаче, пока победитель не останется один.</translation>
        </message>
        <message>
            <source>Everybody pays for their cards into the pool. One or two clear hands win it; otherwise it stays, and in the next deal the same bidder names a suit again without an auction.</source>
            <translation>Все платят за свои карты в пульку. Её берут один или двое чистых; иначе она остаётся, и в следующей раздаче прежний победитель торга снова назначает масть, уже без торга.</translation>
        </message>
        <message>
            <source>For every point taken you pay a chip for each opponent; for every point you did not take you draw one back.</source>
            <translation>За каждое взятое очко вы платите по фишке за каждого соперника, за каждое не взятое — забираете одну обратно.</translation>
        </message>
        <message>
            <source>A standing jackpot may be shared too.</source>
            <translation>Джекпот тоже можно делить.</translation>
        </message>
        <message>
            <source>A standing jackpot goes to a single clear hand only.</source>
            <translation>Джекпот достаётся только тому, кто остался чист один.</translation>
        </message>
        <message>
            <source>There is no moon in this game.</source>
            <translation>Луны в этой игре нет.</translation>
        </message>
        <message>
            <source>It is worth what the cards would cost the shooter, with all the queens.</source>
            <translation>Луна стоит столько, сколько эти карты стоили бы самому стрелку, со всеми дамами.</translation>
        </message>
        <message>
            <source>Two partners may do it between them.</source>
            <translation>Всё можно собрать вдвоём с партнёром.</translation>
        </message>
        <message>
            <source>One of the partners has to do it alone.</source>
            <translation>Всё должен взять один из партнёров.</translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes every heart pays %n chip(s), shared evenly by the others; the odd ones go into the pool.</source>
            <translation>
                <numerusform>Кто взял все черви, платит %n фишку: поровну остальным, остаток — в пульку.</numerusform>
                <numerusform>Кто взял все черви, платит %n фишки: поровну остальным, остаток — в пульку.</numerusform>
                <numerusform>Кто взял все черви, платит %n фишек: поровну остальным, остаток — в пульку.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whoever takes every heart is paid for it: %n chip(s), evenly from the others and the odd ones from the pool.</source>
            <translation>
                <numerusform>Кто взял все черви, получает %n фишку: поровну с остальных, остаток — из пульки.</numerusform>
                <numerusform>Кто взял все черви, получает %n фишки: поровну с остальных, остаток — из пульки.</numerusform>
                <numerusform>Кто взял все черви, получает %n фишек: поровну с остальных, остаток — из пульки.</numerusform>
            </translation>
        </message>
        <message>
            <source>Whoever takes every card that costs is treated as having taken none, and the others as having taken all.</source>
            <translation>Кто взял все штрафные карты, считается чистым, а остальные — будто взяли всё.</translation>
        </message>
        <message>
            <source>Taking everything earns nothing: you pay for all of it.</source>
            <translation>Награды за то, что взято всё, нет: за всё и платят.</translation>
        </message>
        <message>
            <source>Taking everything is announced as a moon, but you pay for it all the same.</source>
            <translation>Кто взял всё, тот выстрелил в луну, но платит как обычно.</translation>
        </message>
        <message>
            <source>Taking every trick of the deal is called shooting the moon.</source>
            <translation>Взять все взятки раздачи — значит выстрелить в луну.</translation>
        </message>
        <message>
            <source>Taking every card that costs points is called shooting the moon.</source>
            <translation>Взять все штрафные карты — значит выстрелить в луну.</translation>
        </message>
        <message>
            <source>The shooter chooses: {add} to each opponent, or {off} for the shooter alone.</source>
            <translation>Стрелок выбирает: каждому сопернику {add} или себе {off}.</translation>
        </message>
        <message>
            <source>The shooter takes the points from each: {off} for the shooter, {add} for each.</source>
            <translation>Стрелок берёт с каждого: себе {off}, остальным по {add}.</translation>
        </message>
        <message>
            <source>While a jackpot stands, the match goes on until it is won.</source>
            <translation>Пока джекпот не взят, матч не кончается.</translation>
        </message>
        <message>
            <source>The match ends after the deal that takes somebody beyond {limit}, up or down.</source>
            <translation>Матч кончается после раздачи, в которой кто-нибудь перешёл за {limit}, в плюс или в минус.</translation>
        </message>
        <message>
            <source>The match ends after the deal that brings somebody to {limit}, up or down.</source>
            <translation>Матч кончается после раздачи, в которой кто-нибудь дошёл до {limit}, в плюс или в минус.</translation>
        </message>
        <message>
            <source>The match ends after the deal that takes a side beyond {limit}.</source>
            <translation>Матч кончается после раздачи, в которой одна из сторон перешла за {limit}.</translation>
        </message>
        <message>
            <source>The match ends after the deal that brings a side to {limit}.</source>
            <translation>Матч кончается после раздачи, в которой одна из сторон дошла до {limit}.</translation>
        </message>
        <message>
            <source>The match ends after the deal that takes somebody beyond {limit}.</source>
            <translation>Матч кончается после раздачи, в которой кто-нибудь перешёл за {limit}.</translation>
        </message>
        <message>
            <source>The match ends after the deal that brings somebody to {limit}.</source>
            <translation>Матч кончается после раздачи, в которой кто-нибудь дошёл до {limit}.</translation>
        </message>
        <message numerus="yes">
            <source>The match ends after %n deal(s).</source>
            <translation>
                <numerusform>Матч — %n раздача.</numerusform>
                <numerusform>Матч — %n раздачи.</numerusform>
                <numerusform>Матч — %n раздач.</numerusform>
            </translation>
        </message>
        <message>
            <source>Every deal has a contract of its own: things to avoid, or things to take.</source>
            <translation>У каждой раздачи своя задача: чего-то не брать или что-то взять.</translation>
        </message>
        <message>
            <source>Take no card of the named suit.</source>
            <translation>Не берите ни одной карты назначенной масти.</translation>
        </message>
        <message>
            <source>Whoever has the most chips at the end wins; equal stacks share the win.</source>
            <translation>Выигрывает тот, у кого в конце больше фишек; при равенстве победу делят.</translation>
        </message>
        <message>
            <source>The lowest total wins; equal totals share the win.</source>
            <translation>Выигрывает тот, у кого меньше; при равенстве победу делят.</translation>
        </message>
        <message>
            <source>en</source>
            <comment>the folder of the long texts: ru</comment>
            <translation>ru</translation>
        </message>
        <message>
            <source>J</source>
            <comment>the jack, one letter; В</comment>
            <translation>В</translation>
        </message>
        <message>
            <source>Q</source>
            <comment>the queen, one letter; Д</comment>
            <translation>Д</translation>
        </message>
        <message>
            <source>K</source>
            <comment>the king, one letter; К</comment>
            <translation>К</translation>
        </message>
        <message>
            <source>A</source>
            <comment>the ace, one letter; Т</comment>
            <translation>Т</translation>
        </message>
        <message>
            <source>With house rules: this page describes the game as it is played here.</source>
            <translation>Правила изменены: здесь описано так, как играете вы.</translation>
        </message>
        <message>
            <source>Where the sources differ</source>
            <translation>Где источники расходятся</translation>
        </message>
        <message>
            <source>{question} Here: {answer}. Elsewhere: {others}.</source>
            <comment>the question ends with ?</comment>
            <translation>{question} Здесь: {answer}. У других: {others}.</translation>
        </message>
        <message>
            <source>{question}. Here: {answer}. Elsewhere: {others}.</source>
            <translation>{question}. Здесь: {answer}. У других: {others}.</translation>
        </message>
        <message>
            <source>as the house has it</source>
            <comment>another answer than any source gives</comment>
            <translation>по-своему</translation>
        </message>
        <message>
            <source>An example</source>
            <translation>Пример</translation>
        </message>
        <message>
            <source>Counted by the game’s own rules, without house rules.</source>
            <translation>Пример посчитан по правилам самой игры, без ваших изменений.</translation>
        </message>
        <message>
            <source>tricks: {numbers}</source>
            <translation>взятки: {numbers}</translation>
        </message>
        <message>
            <source>Where it comes from</source>
            <translation>Откуда игра</translation>
        </message>
        <message>
            <source>every card of the named suit</source>
            <translation>каждая карта назначенной масти</translation>
        </message>
        <message>
            <source>{card} {points}</source>
            <comment>a cost with its sign; каждая черва −2</comment>
            <translation>{card} {points}</translation>
        </message>
        <message>
            <source>{card} {points}</source>
            <comment>what a card costs; каждая черва — 1</comment>
            <translation>{card} — {points}</translation>
        </message>
        <message>
            <source>hearts from {low} to {high}</source>
            <translation>черви от {low} до {high}</translation>
        </message>
        <message>
            <source>their face value</source>
            <translation>по достоинству</translation>
        </message>
        <message>
            <source>every heart</source>
            <translation>каждая черва</translation>
        </message>
        <message>
            <source>every other heart</source>
            <translation>каждая другая черва</translation>
        </message>
        <message>
            <source>every ace</source>
            <translation>каждый туз</translation>
        </message>
        <message>
            <source>every king</source>
            <translation>каждый король</translation>
        </message>
        <message>
            <source>every queen</source>
            <translation>каждая дама</translation>
        </message>
        <message>
            <source>every jack</source>
            <translation>каждый валет</translation>
        </message>
        <message>
            <source>every other ace</source>
            <translation>каждый другой туз</translation>
        </message>
        <message>
            <source>every other king</source>
            <translation>каждый другой король</translation>
        </message>
        <message>
            <source>every other queen</source>
            <translation>каждая другая дама</translation>
        </message>
        <message>
            <source>every other jack</source>
            <translation>каждый другой валет</translation>
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
        <name>Sources</name>
        <message>
            <source>What the moon does</source>
            <translation>Что даёт луна</translation>
        </message>
        <message>
            <source>All hearts in one hand</source>
            <translation>Все черви у одного</translation>
        </message>
        <message>
            <source>The moon and the bonus card</source>
            <translation>Луна и призовая карта</translation>
        </message>
        <message>
            <source>The moon of a side</source>
            <translation>Луна у партнёров</translation>
        </message>
        <message>
            <source>What the queen of spades costs</source>
            <translation>Сколько стоит пиковая дама</translation>
        </message>
        <message>
            <source>What the queen of hearts costs</source>
            <translation>Сколько стоит червонная дама</translation>
        </message>
        <message>
            <source>Ace and king of spades</source>
            <translation>Туз и король пик</translation>
        </message>
        <message>
            <source>What the small hearts cost</source>
            <translation>Сколько стоит мелкая черва</translation>
        </message>
        <message>
            <source>What the ace of hearts costs</source>
            <translation>Сколько стоит червонный туз</translation>
        </message>
        <message>
            <source>Penalty cards on the first trick</source>
            <translation>Штрафные карты в первой взятке</translation>
        </message>
        <message>
            <source>Is it enough to reach the limit?</source>
            <translation>Достаточно ли дойти до предела?</translation>
        </message>
        <message>
            <source>Which way the limit counts</source>
            <translation>В какую сторону считается предел</translation>
        </message>
        <message>
            <source>When the match ends</source>
            <translation>Когда конец матча</translation>
        </message>
        <message>
            <source>Equal totals</source>
            <translation>Равный счёт</translation>
        </message>
        <message>
            <source>How many chips to begin with</source>
            <translation>Сколько фишек на старте</translation>
        </message>
        <message>
            <source>Money at the end</source>
            <translation>Деньги в конце</translation>
        </message>
        <message>
            <source>Two clear hands and a jackpot</source>
            <translation>Двое чистых и джекпот</translation>
        </message>
        <message>
            <source>Which cards leave the pack</source>
            <translation>Какие карты выбросить</translation>
        </message>
        <message>
            <source>The pack for three</source>
            <translation>Колода на троих</translation>
        </message>
        <message>
            <source>What is laid away for the widow</source>
            <translation>Что сносят за прикуп</translation>
        </message>
        <message>
            <source>The odd cards of two packs</source>
            <translation>Лишние карты двух колод</translation>
        </message>
        <message>
            <source>When a trick is void</source>
            <translation>Когда взятка пустая</translation>
        </message>
        <message>
            <source>The last trick is void</source>
            <translation>Последняя взятка пустая</translation>
        </message>
        <message>
            <source>“Minus thirteen”</source>
            <translation>«Минус 13»</translation>
        </message>
        <message>
            <source>What “all” means</source>
            <translation>Что значит «всё»</translation>
        </message>
        <message>
            <source>When a joker is played</source>
            <translation>Когда играют джокера</translation>
        </message>
        <message>
            <source>Does a joker take the trick?</source>
            <translation>Берёт ли джокер взятку?</translation>
        </message>
        <message>
            <source>Where the cards are passed</source>
            <translation>Куда передают карты</translation>
        </message>
        <message>
            <source>What the queen of diamonds can undo</source>
            <translation>Что гасит бубновая дама</translation>
        </message>
        <message>
            <source>The hand of the last player</source>
            <translation>Карты последнего игрока</translation>
        </message>
        <message>
            <source>What is written down</source>
            <translation>Что записывают</translation>
        </message>
        <message>
            <source>Who wins the pool</source>
            <translation>Кому достаётся пулька</translation>
        </message>
        <message>
            <source>The named suit on the first trick</source>
            <translation>Названная масть в первой взятке</translation>
        </message>
        <message>
            <source>Who the “boys” are</source>
            <translation>Кто такие «мальчики»</translation>
        </message>
        <message>
            <source>A deal of everything at once</source>
            <translation>Раздача «всё сразу»</translation>
        </message>
        <message>
            <source>The second half</source>
            <translation>Вторая половина</translation>
        </message>
        <message>
            <source>Deals with trumps</source>
            <translation>Козырные раздачи</translation>
        </message>
        <message>
            <source>after eight deals</source>
            <translation>после восьми раздач</translation>
        </message>
        <message>
            <source>at 10 points</source>
            <translation>на 10 очках</translation>
        </message>
        <message>
            <source>at 20 points</source>
            <translation>на 20 очках</translation>
        </message>
        <message>
            <source>at 50 points</source>
            <translation>на 50 очках</translation>
        </message>
        <message>
            <source>at 100 points</source>
            <translation>на 100 очках</translation>
        </message>
        <message>
            <source>at 200 points</source>
            <translation>на 200 очках</translation>
        </message>
        <message>
            <source>at 400 points</source>
            <translation>на 400 очках</translation>
        </message>
        <message>
            <source>always left (Culbertson)</source>
            <translation>всегда налево (Калбертсон)</translation>
        </message>
        <message>
            <source>always right (Gruznov)</source>
            <translation>всегда направо (Грузнов)</translation>
        </message>
        <message>
            <source>by turns (modern tables)</source>
            <translation>по очереди (нынешние столы)</translation>
        </message>
        <message>
            <source>points to the others (Tavern Jack, Windows)</source>
            <translation>очки соперникам (Tavern Jack, Windows)</translation>
        </message>
        <message>
            <source>points off for the shooter (“new moon”)</source>
            <translation>очки списывает себе («новая луна»)</translation>
        </message>
        <message>
            <source>Does the queen of spades break hearts?</source>
            <translation>Вскрывает ли черви дама пик?</translation>
        </message>
        <message>
            <source>What must be discarded</source>
            <translation>Что сбрасывать без масти</translation>
        </message>
        <message>
            <source>Leading hearts</source>
            <translation>Заход с червей</translation>
        </message>
        <message>
            <source>the shooter chooses (Parlett)</source>
            <translation>что выберет взявший (Парлетт)</translation>
        </message>
        <message>
            <source>nothing: it is scored as usual (the oldest rules)</source>
            <translation>ничего: взял — плати (старейшие правила)</translation>
        </message>
        <message>
            <source>nobody scores (Culbertson)</source>
            <translation>никто не пишет (Калбертсон)</translation>
        </message>
        <message>
            <source>they are paid for (1887)</source>
            <translation>взявший платит (1887)</translation>
        </message>
        <message>
            <source>they are paid to their taker (“moon”)</source>
            <translation>взявшему платят («луна»)</translation>
        </message>
        <message>
            <source>all fifteen cards are needed (Omnibus)</source>
            <translation>нужны все пятнадцать карт (Омнибус)</translation>
        </message>
        <message>
            <source>the fourteen penalty cards are enough (Dynamo)</source>
            <translation>хватит четырнадцати штрафных (Динамо)</translation>
        </message>
        <message>
            <source>the two together (the encyclopedia)</source>
            <translation>вдвоём (энциклопедия)</translation>
        </message>
        <message>
            <source>one partner alone (Partner Hearts)</source>
            <translation>один из партнёров (Partner Hearts)</translation>
        </message>
        <message>
            <source>26 to each opponent</source>
            <translation>по 26 соперникам</translation>
        </message>
        <message>
            <source>26 to all three others</source>
            <translation>по 26 всем троим</translation>
        </message>
        <message>
            <source>26 off for the shooter</source>
            <translation>26 списывает себе</translation>
        </message>
        <message>
            <source>thirteen (most sources)</source>
            <translation>тринадцать (почти везде)</translation>
        </message>
        <message>
            <source>twelve (some French and American pages)</source>
            <translation>двенадцать (французские и американские страницы)</translation>
        </message>
        <message>
            <source>nothing (Gruznov, Bicycle)</source>
            <translation>ничего (Грузнов, Bicycle)</translation>
        </message>
        <message>
            <source>thirteen (the encyclopedia, Marabout)</source>
            <translation>тринадцать (энциклопедия, «Марабу»)</translation>
        </message>
        <message>
            <source>fourteen (a French page)</source>
            <translation>четырнадцать (французская страница)</translation>
        </message>
        <message>
            <source>no (Tavern Jack, Windows)</source>
            <translation>нет (Tavern Jack, Windows)</translation>
        </message>
        <message>
            <source>yes (Royal Hearts, American pages)</source>
            <translation>да (Royal Hearts, американские страницы)</translation>
        </message>
        <message>
            <source>king 10, ace 7 (Tavern Jack, Parlett and others)</source>
            <translation>король 10, туз 7 (Tavern Jack, Парлетт и другие)</translation>
        </message>
        <message>
            <source>ace 10, king 7 (the encyclopedia)</source>
            <translation>туз 10, король 7 (энциклопедия)</translation>
        </message>
        <message>
            <source>one each (its history)</source>
            <translation>по одному (раздел истории)</translation>
        </message>
        <message>
            <source>face value (its list of variants)</source>
            <translation>по номиналу (список вариантов)</translation>
        </message>
        <message>
            <source>from such a hand, but they do not count (the encyclopedia)</source>
            <translation>при такой руке можно, но не в счёт (энциклопедия)</translation>
        </message>
        <message>
            <source>from such a hand, charged to whoever has fewest (the encyclopedia)</source>
            <translation>при такой руке — тому, у кого меньше всех (энциклопедия)</translation>
        </message>
        <message>
            <source>allowed (Arnold)</source>
            <translation>можно (Арнольд)</translation>
        </message>
        <message>
            <source>100, as the cards cost more</source>
            <translation>100, раз карты дороже</translation>
        </message>
        <message>
            <source>400, as the cards cost eight times as much</source>
            <translation>400, раз карты дороже ввосьмеро</translation>
        </message>
        <message>
            <source>none, only points</source>
            <translation>нет, только очки</translation>
        </message>
        <message>
            <source>whoever led to it takes it (Wikipedia)</source>
            <translation>берёт тот, кто с неё зашёл (Википедия)</translation>
        </message>
        <message>
            <source>only when unable to follow suit</source>
            <translation>только без масти захода</translation>
        </message>
        <message>
            <source>earlier points, down to zero</source>
            <translation>прежние очки, но не ниже нуля</translation>
        </message>
        <message>
            <source>the difference, by the loser (Foster)</source>
            <translation>разницу, проигравшему (Фостер)</translation>
        </message>
        <message>
            <source>whatever is above six (Foster)</source>
            <translation>всё, что свыше шести (Фостер)</translation>
        </message>
        <message>
            <source>may be played (Foster)</source>
            <translation>без ограничений (Фостер)</translation>
        </message>
        <message>
            <source>may not be played (a modern page)</source>
            <translation>под запретом (нынешняя страница)</translation>
        </message>
        <message>
            <source>the same deals, but now you take</source>
            <translation>те же раздачи, но брать</translation>
        </message>
        <message>
            <source>fourteen (the older rules)</source>
            <translation>четырнадцать (старые правила)</translation>
        </message>
        <message>
            <source>one (“modern rules usually”)</source>
            <translation>одно («обычно в современных правилах»)</translation>
        </message>
        <message>
            <source>only from a hand of nothing else (Tavern Jack)</source>
            <translation>только если других нет (Tavern Jack)</translation>
        </message>
        <message>
            <source>such a hand is dealt again (the encyclopedia)</source>
            <translation>при такой руке пересдача (энциклопедия)</translation>
        </message>
        <message>
            <source>yes (nearly all sources)</source>
            <translation>да (почти везде)</translation>
        </message>
        <message>
            <source>no, it has to be passed (Royal Hearts)</source>
            <translation>нет, надо превысить (Royal Hearts)</translation>
        </message>
        <message>
            <source>up and down (Gruznov)</source>
            <translation>и вверх, и вниз (Грузнов)</translation>
        </message>
        <message>
            <source>for losses only</source>
            <translation>только в минус</translation>
        </message>
        <message>
            <source>share the win (Tavern Jack)</source>
            <translation>победу делят (Tavern Jack)</translation>
        </message>
        <message>
            <source>are played off (Parlett)</source>
            <translation>играют дальше (Парлетт)</translation>
        </message>
        <message>
            <source>50 (Foster)</source>
            <translation>50 (Фостер)</translation>
        </message>
        <message>
            <source>25 (1887)</source>
            <translation>25 (1887)</translation>
        </message>
        <message>
            <source>by the average of the totals (Arnold)</source>
            <translation>по среднему счёту (Арнольд)</translation>
        </message>
        <message>
            <source>it stays for a single one (Foster, Lesnoy)</source>
            <translation>ждёт одного чистого (Фостер, Лесной)</translation>
        </message>
        <message>
            <source>they divide it (US 1913, Bicycle)</source>
            <translation>делят (США 1913, Bicycle)</translation>
        </message>
        <message>
            <source>2♣ (Arnold)</source>
            <translation>2♣ (Арнольд)</translation>
        </message>
        <message>
            <source>2♦ (Tavern Jack)</source>
            <translation>2♦ (Tavern Jack)</translation>
        </message>
        <message>
            <source>2♠ (Foster)</source>
            <translation>2♠ (Фостер)</translation>
        </message>
        <message>
            <source>2♣ 3♣ 2♦ 2♠, no heart (Arnold)</source>
            <translation>2♣ 3♣ 2♦ 2♠, черви целы (Арнольд)</translation>
        </message>
        <message>
            <source>all the twos (Foster, Lesnoy)</source>
            <translation>все двойки (Фостер, Лесной)</translation>
        </message>
        <message>
            <source>without 2♠, a widow of three (Gruznov)</source>
            <translation>без 2♠, прикуп три карты (Грузнов)</translation>
        </message>
        <message>
            <source>the whole pack, a widow of four</source>
            <translation>вся колода, прикуп четыре карты</translation>
        </message>
        <message>
            <source>no penalty card (Gruznov)</source>
            <translation>только не штрафные (Грузнов)</translation>
        </message>
        <message>
            <source>any card (the English text)</source>
            <translation>любые (английский текст)</translation>
        </message>
        <message>
            <source>go with the first trick (Bicycle)</source>
            <translation>идут с первой взяткой (Bicycle)</translation>
        </message>
        <message>
            <source>go with the last trick (Parlett)</source>
            <translation>идут с последней взяткой (Парлетт)</translation>
        </message>
        <message>
            <source>there are none: the pack is changed (Wikipedia)</source>
            <translation>их нет: колоду меняют (Википедия)</translation>
        </message>
        <message>
            <source>with two pairs in it (the encyclopedia)</source>
            <translation>если в ней две пары (энциклопедия)</translation>
        </message>
        <message>
            <source>with nothing left to take it (Wikipedia)</source>
            <translation>если брать нечем (Википедия)</translation>
        </message>
        <message>
            <source>the second of the two highest takes it (an older page)</source>
            <translation>берёт вторая из двух старших (старая страница)</translation>
        </message>
        <message>
            <source>thirteen points against each of the others</source>
            <translation>по тринадцать очков каждому сопернику</translation>
        </message>
        <message>
            <source>thirteen points off, as it stands in Lesnoy</source>
            <translation>тринадцать очков долой, буквально по Лесному</translation>
        </message>
        <message>
            <source>every trick (Lesnoy)</source>
            <translation>все взятки (Лесной)</translation>
        </message>
        <message>
            <source>every heart</source>
            <translation>все черви</translation>
        </message>
        <message>
            <source>a heart, then a queen (Marabout)</source>
            <translation>черву, потом даму («Марабу»)</translation>
        </message>
        <message>
            <source>anything (the encyclopedia is silent)</source>
            <translation>что угодно (энциклопедия молчит)</translation>
        </message>
        <message>
            <source>at any time (Pagat)</source>
            <translation>когда угодно (Pagat)</translation>
        </message>
        <message>
            <source>never (Pagat)</source>
            <translation>никогда (Pagat)</translation>
        </message>
        <message>
            <source>always (a French page)</source>
            <translation>всегда (французская страница)</translation>
        </message>
        <message>
            <source>nowhere (the encyclopedia is silent)</source>
            <translation>никуда (энциклопедия молчит)</translation>
        </message>
        <message>
            <source>the points of her own deal only</source>
            <translation>только очки своей раздачи</translation>
        </message>
        <message>
            <source>counts with the stock (Gruznov, Bicycle)</source>
            <translation>в счёт вместе с колодой (Грузнов, Bicycle)</translation>
        </message>
        <message>
            <source>does not count (the encyclopedia)</source>
            <translation>не в счёт (энциклопедия)</translation>
        </message>
        <message>
            <source>at any time (Foster, Gruznov)</source>
            <translation>когда угодно (Фостер, Грузнов)</translation>
        </message>
        <message>
            <source>once they are broken (a modern page)</source>
            <translation>после вскрытия червей (нынешняя страница)</translation>
        </message>
        <message>
            <source>what each of the two took</source>
            <translation>сколько взял каждый</translation>
        </message>
        <message>
            <source>one or two clear hands (Foster, Bicycle)</source>
            <translation>одному или двум чистым (Фостер, Bicycle)</translation>
        </message>
        <message>
            <source>whoever took fewest (Parlett)</source>
            <translation>тому, кто взял меньше всех (Парлетт)</translation>
        </message>
        <message>
            <source>kings and jacks, −2 each</source>
            <translation>короли и валеты, по −2</translation>
        </message>
        <message>
            <source>kings alone, −4 each</source>
            <translation>одни короли, по −4</translation>
        </message>
        <message>
            <source>jacks alone, −4 each</source>
            <translation>одни валеты, по −4</translation>
        </message>
        <message>
            <source>without it</source>
            <translation>без неё</translation>
        </message>
        <message>
            <source>yeralash, in either half</source>
            <translation>ералаш, в обеих половинах</translation>
        </message>
        <message>
            <source>deals with trumps, named by the dealer</source>
            <translation>козырные, козырь назначает сдающий</translation>
        </message>
        <message>
            <source>none, the first half alone</source>
            <translation>нет, только первая половина</translation>
        </message>
        <message>
            <source>four, named by the dealer on five cards (Pagat)</source>
            <translation>четыре, козырь назначает сдающий по пяти картам (Pagat)</translation>
        </message>
        <message>
            <source>four, named on the whole hand (a house rule)</source>
            <translation>четыре, козырь назначают по всей руке (домашнее правило)</translation>
        </message>
    </context>
    <context>
        <name>Speech</name>
        <message>
            <source>Deal {number}: {contract}. Your cards: {cards}.</source>
            <comment>with contracts</comment>
            <translation>Раздача {number}: {contract}. Ваши карты: {cards}.</translation>
        </message>
        <message>
            <source>Deal {number}. Your cards: {cards}.</source>
            <translation>Раздача {number}. Ваши карты: {cards}.</translation>
        </message>
        <message>
            <source>The rest is dealt. To your hand come: {cards}.</source>
            <translation>Сдали остальные карты. К вам пришли: {cards}.</translation>
        </message>
        <message>
            <source>You pass {cards}.</source>
            <comment>accusative; Вы отдали {cards}</comment>
            <translation>Вы отдали {cards}.</translation>
        </message>
        <message>
            <source>You received: {cards}.</source>
            <translation>Вы получили: {cards}.</translation>
        </message>
        <message>
            <source>Hearts are broken.</source>
            <translation>Черви вскрыты.</translation>
        </message>
        <message>
            <source>You draw: {card}.</source>
            <translation>Вы берёте из колоды: {card}.</translation>
        </message>
        <message>
            <source>{name} draws a card.</source>
            <translation>{name} берёт карту из колоды.</translation>
        </message>
        <message>
            <source>The widow is yours: {cards}.</source>
            <translation>Прикуп ваш: {cards}.</translation>
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
            <source>All the cards that are left are yours.</source>
            <translation>Все оставшиеся карты — ваши.</translation>
        </message>
        <message>
            <source>{name} takes all the cards that are left.</source>
            <translation>Все оставшиеся карты забирает {name}.</translation>
        </message>
        <message>
            <source>You play {card}.</source>
            <comment>accusative; Вы положили {card}</comment>
            <translation>Вы положили {card}.</translation>
        </message>
        <message>
            <source>{name} plays {card}.</source>
            <comment>feminine, accusative; {name} положила {card}</comment>
            <translation>{name} положила {card}.</translation>
        </message>
        <message>
            <source>{name} plays {card}.</source>
            <comment>masculine, accusative; {name} положил {card}</comment>
            <translation>{name} положил {card}.</translation>
        </message>
        <message>
            <source>You pass, without a bid.</source>
            <comment>in an auction; Вы спасовали</comment>
            <translation>Вы спасовали.</translation>
        </message>
        <message>
            <source>{name} passes.</source>
            <comment>in an auction, feminine; {name} спасовала</comment>
            <translation>{name} спасовала.</translation>
        </message>
        <message>
            <source>{name} passes.</source>
            <comment>in an auction, masculine; {name} спасовал</comment>
            <translation>{name} спасовал.</translation>
        </message>
        <message numerus="yes">
            <source>You bid %n chip(s).</source>
            <comment>in an auction; Ваша заявка — %n фишка</comment>
            <translation>
                <numerusform>Ваша заявка — %n фишка.</numerusform>
                <numerusform>Ваша заявка — %n фишки.</numerusform>
                <numerusform>Ваша заявка — %n фишек.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} bids %n chip(s).</source>
            <comment>in an auction; {name}: заявка — %n фишка</comment>
            <translation>
                <numerusform>{name} предлагает %n фишку.</numerusform>
                <numerusform>{name} предлагает %n фишки.</numerusform>
                <numerusform>{name} предлагает %n фишек.</numerusform>
            </translation>
        </message>
        <message>
            <source>The moon is taken off your total.</source>
            <translation>Луна списана с вашего счёта.</translation>
        </message>
        <message>
            <source>You choose {card}.</source>
            <comment>accusative; Вы выбрали {card}</comment>
            <translation>Вы выбрали {card}.</translation>
        </message>
        <message>
            <source>You put {card} back.</source>
            <comment>accusative; Вы вернули {card} в руку</comment>
            <translation>Вы вернули {card} в руку.</translation>
        </message>
        <message>
            <source>The trick is yours, worth nothing.</source>
            <translation>Взятка ваша, она ничего не стоит.</translation>
        </message>
        <message>
            <source>The trick goes to {name}, worth nothing.</source>
            <comment>dative; Взятка ушла {name}</comment>
            <translation>Взятка ушла {name}, она ничего не стоит.</translation>
        </message>
        <message>
            <source>The trick is yours, {points}.</source>
            <translation>Взятка ваша, {points}.</translation>
        </message>
        <message>
            <source>Deal {number}: {contract}. Your first cards: {cards}.</source>
            <comment>with contracts</comment>
            <translation>Раздача {number}: {contract}. Ваши первые карты: {cards}.</translation>
        </message>
        <message>
            <source>{card}, cannot be played now</source>
            <translation>{card}, сейчас ходить нельзя</translation>
        </message>
        <message>
            <source>{name} takes the moon off their own total.</source>
            <comment>{name} списывает луну</comment>
            <translation>{name} списывает луну со своего счёта.</translation>
        </message>
        <message>
            <source>The moon goes to all the others.</source>
            <translation>Луна записана всем остальным.</translation>
        </message>
        <message>
            <source>The trick goes to {name}, {points}.</source>
            <comment>dative; Взятка ушла {name}</comment>
            <translation>Взятка ушла {name}, {points}.</translation>
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
            <source>{name}: {points}, in all {total}</source>
            <comment>one player's points of a deal and total</comment>
            <translation>{name}: {points}, всего {total}</translation>
        </message>
        <message>
            <source>The deal is over. {scores}.</source>
            <translation>Раздача окончена. {scores}.</translation>
        </message>
        <message>
            <source>Buttons: {buttons}.</source>
            <translation>Кнопки: {buttons}.</translation>
        </message>
        <message>
            <source>Button: {button}.</source>
            <translation>Кнопка: {button}.</translation>
        </message>
        <message>
            <source>{button} ({more})</source>
            <comment>a button and what it does</comment>
            <translation>{button} ({more})</translation>
        </message>
        <message>
            <source>{button}, key {key}</source>
            <comment>a button and the key that presses it</comment>
            <translation>{button}, клавиша {key}</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>Game</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Число игроков</translation>
        </message>
        <message>
            <source>Level of the opponents</source>
            <translation>Уровень соперников</translation>
        </message>
        <message>
            <source>Period</source>
            <translation>За какое время</translation>
        </message>
        <message>
            <source>Charts as a &amp;table</source>
            <translation>Графики &amp;таблицей</translation>
        </message>
        <message>
            <source>&amp;Reset…</source>
            <translation>&amp;Сбросить…</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Статистика</translation>
        </message>
        <message>
            <source>The course over time</source>
            <translation>Как менялось со временем</translation>
        </message>
        <message>
            <source>The history as it was is kept in {file}.</source>
            <translation>Прежняя история сохранена в файле {file}.</translation>
        </message>
        <message>
            <source>No match has been finished yet. The first one appears here.</source>
            <translation>Ни один матч ещё не доигран. Как только доиграете, итоги появятся здесь.</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Сколько</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Доля</translation>
        </message>
        <message>
            <source>Places</source>
            <translation>Места</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>The others</source>
            <translation>Остальные</translation>
        </message>
        <message>
            <source>Reset the statistics</source>
            <translation>Сбросить статистику</translation>
        </message>
        <message>
            <source>These matches are taken out of the statistics, the history and the goals. Before that a copy of the whole history is kept beside it; “Import…” on the page of matches brings them back from there. A match that you are playing stays.</source>
            <translation>Эти матчи уйдут из статистики, истории и целей. Сначала рядом ляжет копия всей истории, из которой их можно вернуть: кнопка «Загрузить…» на вкладке «Матчи». Матч, который вы сейчас играете, останется.</translation>
        </message>
        <message>
            <source>What is &amp;chosen: {choice} – {matches}</source>
            <translation>Только &amp;выбранное: {choice} — {matches}</translation>
        </message>
        <message>
            <source>&amp;Everything – {matches}</source>
            <translation>В&amp;сё — {matches}</translation>
        </message>
        <message>
            <source>Take &amp;out</source>
            <translation>&amp;Убрать</translation>
        </message>
        <message>
            <source>under {n}%</source>
            <translation>меньше {n} %</translation>
        </message>
        <message>
            <source>over {n}%</source>
            <translation>больше {n} %</translation>
        </message>
        <message>
            <source>{n}%</source>
            <translation>{n} %</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Все игры</translation>
        </message>
        <message>
            <source>Any number of players</source>
            <translation>Любое число игроков</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n игрок</numerusform>
                <numerusform>%n игрока</numerusform>
                <numerusform>%n игроков</numerusform>
            </translation>
        </message>
        <message>
            <source>Any level</source>
            <translation>Любой уровень</translation>
        </message>
        <message>
            <source>Different levels</source>
            <translation>Разные уровни</translation>
        </message>
        <message>
            <source>since {day}</source>
            <translation>с {day}</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <translation>
                <numerusform>%n матч</numerusform>
                <numerusform>%n матча</numerusform>
                <numerusform>%n матчей</numerusform>
            </translation>
        </message>
        <message>
            <source>All time</source>
            <translation>За всё время</translation>
        </message>
        <message>
            <source>The last year</source>
            <translation>За год</translation>
        </message>
        <message>
            <source>The last month</source>
            <translation>За месяц</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Сыграно</translation>
        </message>
        <message numerus="yes">
            <source>and %n abandoned</source>
            <translation>
                <numerusform>и %n брошен</numerusform>
                <numerusform>и %n брошено</numerusform>
                <numerusform>и %n брошено</numerusform>
            </translation>
        </message>
        <message>
            <source>First place</source>
            <translation>Первое место</translation>
        </message>
        <message>
            <source>Wins in a row</source>
            <translation>Побед подряд</translation>
        </message>
        <message numerus="yes">
            <source>now %n</source>
            <translation>
                <numerusform>сейчас %n</numerusform>
                <numerusform>сейчас %n</numerusform>
                <numerusform>сейчас %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Раздач</translation>
        </message>
        <message>
            <source>the others {mean}</source>
            <translation>у остальных {mean}</translation>
        </message>
        <message>
            <source>Moons</source>
            <translation>Луны</translation>
        </message>
        <message numerus="yes">
            <source>%n against you</source>
            <translation>
                <numerusform>%n против вас</numerusform>
                <numerusform>%n против вас</numerusform>
                <numerusform>%n против вас</numerusform>
            </translation>
        </message>
        <message>
            <source>Best match</source>
            <translation>Лучший матч</translation>
        </message>
        <message>
            <source>Shared</source>
            <translation>Поделено побед</translation>
        </message>
        <message>
            <source>Chips a deal</source>
            <translation>Фишек за раздачу</translation>
        </message>
        <message>
            <source>Points a deal</source>
            <translation>Очков за раздачу</translation>
        </message>
        <message>
            <source>Matches played to the end</source>
            <translation>Доиграно матчей</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Побед</translation>
        </message>
        <message>
            <source>First place shared</source>
            <translation>Победа поделена</translation>
        </message>
        <message>
            <source>Abandoned matches</source>
            <translation>Брошено матчей</translation>
        </message>
        <message>
            <source>Wins in a row up to now</source>
            <translation>Побед подряд сейчас</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <translation>Побед подряд, рекорд</translation>
        </message>
        <message>
            <source>Deals played</source>
            <translation>Сыграно раздач</translation>
        </message>
        <message>
            <source>The others, on average</source>
            <translation>У остальных в среднем</translation>
        </message>
        <message>
            <source>Deals without a point</source>
            <translation>Раздач без единого очка</translation>
        </message>
        <message>
            <source>Moons you shot</source>
            <translation>Ваши луны</translation>
        </message>
        <message>
            <source>Moons shot against you</source>
            <translation>Луны против вас</translation>
        </message>
        <message>
            <source>Moons you stopped</source>
            <translation>Сорвали чужую луну</translation>
        </message>
        <message>
            <source>Queens of spades you took</source>
            <translation>Взяли пиковую даму</translation>
        </message>
        <message>
            <source>Skill a deal, plus is good</source>
            <translation>Умение за раздачу (плюс — хорошо)</translation>
        </message>
        <message>
            <source>Luck a deal, plus is good</source>
            <translation>Удача за раздачу (плюс — повезло)</translation>
        </message>
        <message>
            <source>Deals judged, without undo and hints</source>
            <translation>Раздач у экспертов (без отмен и подсказок)</translation>
        </message>
        <message>
            <source>Chips after a match, on average</source>
            <translation>Фишек после матча, в среднем</translation>
        </message>
        <message>
            <source>Points a match, on average</source>
            <translation>Очков за матч, в среднем</translation>
        </message>
        <message>
            <source>Worst match</source>
            <translation>Худший матч</translation>
        </message>
        <message>
            <source>Up to</source>
            <translation>По число</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Матчей</translation>
        </message>
        <message>
            <source>Yours</source>
            <comment>head of a column: points a deal</comment>
            <translation>У вас</translation>
        </message>
        <message>
            <source>Others’</source>
            <comment>head of a column: points a deal</comment>
            <translation>У остальных</translation>
        </message>
        <message>
            <source>First places over time, in percent</source>
            <translation>Доля первых мест, в процентах</translation>
        </message>
        <message>
            <source>Chips a deal over time</source>
            <translation>Фишек за раздачу</translation>
        </message>
        <message>
            <source>Points a deal over time, more is better</source>
            <translation>Очков за раздачу (больше — лучше)</translation>
        </message>
        <message>
            <source>Points a deal over time, fewer is better</source>
            <translation>Очков за раздачу (меньше — лучше)</translation>
        </message>
    </context>
    <context>
        <name>Switches</name>
        <message>
            <source>Packs</source>
            <translation>Колоды</translation>
        </message>
        <message>
            <source>Lowest card</source>
            <translation>Младшая карта</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Джокеры</translation>
        </message>
        <message>
            <source>Cards in a hand</source>
            <translation>Карт на руки</translation>
        </message>
        <message>
            <source>Cards left over</source>
            <translation>Лишние карты</translation>
        </message>
        <message>
            <source>The dealer makes mistakes</source>
            <translation>Сдающий ошибается</translation>
        </message>
        <message>
            <source>A king calls for its queen</source>
            <translation>Король вызывает даму</translation>
        </message>
        <message>
            <source>The dealer names trumps</source>
            <translation>Козырь назначает сдающий</translation>
        </message>
        <message>
            <source>Trumps are named</source>
            <translation>Козырь назначают</translation>
        </message>
        <message>
            <source>A jackpot is played out</source>
            <translation>Джекпот доигрывают</translation>
        </message>
        <message>
            <source>Bonus card</source>
            <translation>Призовая карта</translation>
        </message>
        <message>
            <source>The moon needs the bonus card</source>
            <translation>Для луны нужна призовая карта</translation>
        </message>
        <message>
            <source>Cost of a trick</source>
            <translation>Цена взятки</translation>
        </message>
        <message>
            <source>Cost of the last trick</source>
            <translation>Цена последней взятки</translation>
        </message>
        <message>
            <source>Special queens</source>
            <translation>Особые дамы</translation>
        </message>
        <message>
            <source>Scores below zero</source>
            <translation>Счёт ниже нуля</translation>
        </message>
        <message>
            <source>Bids and declarations</source>
            <translation>Торг и заявки</translation>
        </message>
        <message>
            <source>Cards to pass</source>
            <translation>Сколько передают</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Передача</translation>
        </message>
        <message>
            <source>First lead</source>
            <translation>Первый ход</translation>
        </message>
        <message>
            <source>Hearts must be broken</source>
            <translation>Черви надо вскрыть</translation>
        </message>
        <message>
            <source>Only a discard breaks hearts</source>
            <translation>Вскрывает только снос</translation>
        </message>
        <message>
            <source>Queen of spades breaks hearts</source>
            <translation>Дама пик вскрывает черви</translation>
        </message>
        <message>
            <source>Only hearts and the queen left</source>
            <translation>Остались черви и дама пик</translation>
        </message>
        <message>
            <source>Hearts are led last</source>
            <translation>С червей ходят последними</translation>
        </message>
        <message>
            <source>No points on the first trick</source>
            <translation>Первая взятка без очков</translation>
        </message>
        <message>
            <source>Nothing but penalty cards</source>
            <translation>Одни штрафные карты</translation>
        </message>
        <message>
            <source>Discards</source>
            <translation>Снос</translation>
        </message>
        <message>
            <source>Void trick</source>
            <translation>Пустая взятка</translation>
        </message>
        <message>
            <source>Last trick void</source>
            <translation>Последняя взятка пустая</translation>
        </message>
        <message>
            <source>Trumps</source>
            <translation>Козырь</translation>
        </message>
        <message>
            <source>When a joker is played</source>
            <translation>Когда кладут джокера</translation>
        </message>
        <message>
            <source>Power of the joker</source>
            <translation>Сила джокера</translation>
        </message>
        <message>
            <source>The last hand counts too</source>
            <translation>Последняя рука тоже считается</translation>
        </message>
        <message>
            <source>End a decided deal</source>
            <translation>Решённую раздачу не доигрывать</translation>
        </message>
        <message>
            <source>Revokes</source>
            <translation>Фальшренонс</translation>
        </message>
        <message>
            <source>Moon</source>
            <translation>Луна</translation>
        </message>
        <message>
            <source>Partners</source>
            <translation>Партнёры</translation>
        </message>
        <message>
            <source>Cards removed</source>
            <translation>Отложенные карты</translation>
        </message>
        <message>
            <source>Rank of the cards</source>
            <translation>Старшинство</translation>
        </message>
        <message>
            <source>Any card may be laid away</source>
            <translation>В снос можно всё</translation>
        </message>
        <message>
            <source>Value of a declaration</source>
            <translation>Цена объявления</translation>
        </message>
        <message>
            <source>Penalty cards</source>
            <translation>Что сколько стоит</translation>
        </message>
        <message>
            <source>Reward for no tricks</source>
            <translation>Премия за ноль взяток</translation>
        </message>
        <message>
            <source>Contracts</source>
            <translation>Задания</translation>
        </message>
        <message>
            <source>No heart on the first lead</source>
            <translation>Первый ход не с червей</translation>
        </message>
        <message>
            <source>Identical cards</source>
            <translation>Одинаковые карты</translation>
        </message>
        <message>
            <source>Value of the moon</source>
            <translation>Цена луны</translation>
        </message>
        <message>
            <source>What makes a moon</source>
            <translation>Что нужно для луны</translation>
        </message>
        <message>
            <source>Moon by partners</source>
            <translation>Луна на двоих</translation>
        </message>
        <message>
            <source>Settlement</source>
            <translation>Расчёт</translation>
        </message>
        <message>
            <source>Chips at the start</source>
            <translation>Фишки вначале</translation>
        </message>
        <message>
            <source>A jackpot may be shared</source>
            <translation>Джекпот можно делить</translation>
        </message>
        <message>
            <source>The highest total wins</source>
            <translation>Выигрывает больший счёт</translation>
        </message>
        <message>
            <source>End of the match</source>
            <translation>Конец матча</translation>
        </message>
        <message>
            <source>The limit has to be passed</source>
            <translation>Предел надо превысить</translation>
        </message>
        <message>
            <source>The limit counts below zero too</source>
            <translation>Предел действует и в минус</translation>
        </message>
        <message>
            <source>Ties are played off</source>
            <translation>При ничьей играют дальше</translation>
        </message>
        <message>
            <source>Number of deals</source>
            <translation>Сколько раздач</translation>
        </message>
        <message>
            <source>How many packs are shuffled together.</source>
            <translation>Сколько колод тасуют вместе.</translation>
        </message>
        <message>
            <source>Every lower rank is left out of the pack.</source>
            <translation>Всё, что ниже неё, из колоды убирают.</translation>
        </message>
        <message>
            <source>They are taken out of the pack so that the deal comes out even.</source>
            <translation>Их убирают, чтобы колода разошлась поровну.</translation>
        </message>
        <message>
            <source>How the cards of a suit rank.</source>
            <translation>Какая карта масти старше.</translation>
        </message>
        <message>
            <source>What the others score if it is made, and the declarer if it is not.</source>
            <translation>Сколько пишут остальные, если объявленное сделано, и сколько объявивший, если нет.</translation>
        </message>
        <message>
            <source>How many cards the dealer sees first; the rest are dealt afterwards.</source>
            <translation>Сколько карт сдающий видит перед этим; остальные сдают потом.</translation>
        </message>
        <message>
            <source>It takes ten points off the score of whoever wins it.</source>
            <translation>Взявший её списывает десять очков.</translation>
        </message>
        <message>
            <source>Without it there is no moon; with it the ten points do not count separately.</source>
            <translation>Без неё луны нет, а с ней десять очков отдельно не пишут.</translation>
        </message>
        <message>
            <source>Every trick costs its taker this much, whatever is in it.</source>
            <translation>Столько стоит каждая взятка, что бы в ней ни лежало.</translation>
        </message>
        <message>
            <source>What the last trick costs whoever takes it.</source>
            <translation>Столько пишет тот, кто взял последнюю.</translation>
        </message>
        <message>
            <source>The queen of hearts doubles the hearts, the queen of clubs cancels the queen of spades.</source>
            <translation>Дама червей удваивает черви, дама треф гасит даму пик.</translation>
        </message>
        <message>
            <source>What comes off the score of whoever takes no tricks at all.</source>
            <translation>Столько списывает тот, кто не взял ни одной.</translation>
        </message>
        <message>
            <source>Whether a bonus can bring a score below zero.</source>
            <translation>Может ли премия увести счёт в минус.</translation>
        </message>
        <message>
            <source>How many cards each player passes.</source>
            <translation>Сколько карт отдаёт каждый.</translation>
        </message>
        <message>
            <source>No heart may be led until one has been played.</source>
            <translation>С червей не ходят, пока ни одна не сыграна.</translation>
        </message>
        <message>
            <source>A heart must be discarded on another suit; one that was led does not count.</source>
            <translation>Черву надо сбросить на другую масть; ход с неё не в счёт.</translation>
        </message>
        <message>
            <source>With nothing else in hand, a heart may be led instead of the queen, broken or not.</source>
            <translation>Если другого нет, вместо дамы можно пойти с закрытой червы.</translation>
        </message>
        <message>
            <source>All through the deal a heart may be led only from a hand of nothing but hearts.</source>
            <translation>До конца раздачи с червы ходит только тот, у кого других мастей нет.</translation>
        </message>
        <message>
            <source>The first trick is led with another suit, if possible.</source>
            <translation>Первую взятку начинают с другой масти, если она есть.</translation>
        </message>
        <message>
            <source>Penalty cards may not be played to it.</source>
            <translation>Штрафные карты в неё не кладут.</translation>
        </message>
        <message>
            <source>What a player who cannot follow suit has to discard.</source>
            <translation>Что сбрасывает тот, у кого нет масти хода.</translation>
        </message>
        <message>
            <source>What happens when both copies of a card fall on one trick.</source>
            <translation>Что бывает, когда во взятке сошлись две одинаковые карты.</translation>
        </message>
        <message>
            <source>Whether a player who can follow suit may play a joker.</source>
            <translation>Можно ли положить его, когда масть хода есть.</translation>
        </message>
        <message>
            <source>The last player with cards counts them too, not just the stock.</source>
            <translation>Последний, у кого остались карты, пишет себе и их, а не только запас.</translation>
        </message>
        <message>
            <source>When no points are left, the deal is scored at once.</source>
            <translation>Когда очков не осталось, раздача сразу считается.</translation>
        </message>
        <message>
            <source>An illegal card: refused, or played and punished as at a real table.</source>
            <translation>Карта не по правилам: стол её не примет или накажет за неё, как в жизни.</translation>
        </message>
        <message>
            <source>Whether players who sit opposite win together.</source>
            <translation>Играют ли сидящие напротив заодно.</translation>
        </message>
        <message>
            <source>How the cards taken in a deal are paid for.</source>
            <translation>Как рассчитываются за взятое в раздаче.</translation>
        </message>
        <message>
            <source>Penalties are scored as minus points.</source>
            <translation>Штраф пишут с минусом.</translation>
        </message>
        <message>
            <source>Reaching it exactly is not enough.</source>
            <translation>Дойти ровно до него ещё мало.</translation>
        </message>
        <message>
            <source>A total as far below zero ends the match as well.</source>
            <translation>Матч кончается и тогда, когда кто-то ушёл на столько же в минус.</translation>
        </message>
        <message>
            <source>While first place is shared, the match goes on.</source>
            <translation>Пока первое место делят, матч продолжается.</translation>
        </message>
        <message>
            <source>The match ends after this many deals, whatever the score.</source>
            <translation>Матч кончается после стольких раздач при любом счёте.</translation>
        </message>
        <message>
            <source>They belong to no suit and cost nothing.</source>
            <translation>Масти у них нет, и они ничего не стоят.</translation>
        </message>
        <message>
            <source>How many each player is dealt; the rest is the widow or the stock.</source>
            <translation>Сколько сдают каждому; остальное уходит в прикуп или в запас.</translation>
        </message>
        <message>
            <source>What becomes of the cards that were not dealt.</source>
            <translation>Что делают с картами, которые не сданы.</translation>
        </message>
        <message>
            <source>Penalty cards may be laid away for the widow too; they count as taken.</source>
            <translation>За прикуп можно снести и штрафные карты; они засчитываются как взятые.</translation>
        </message>
        <message>
            <source>As at a real table, about one deal in twelve goes wrong.</source>
            <translation>Как за настоящим столом, примерно одна сдача из двенадцати выходит с ошибкой.</translation>
        </message>
        <message>
            <source>In a declared deal the declarer’s king draws its queen out and beats even the ace.</source>
            <translation>В объявленной раздаче король объявившего вытаскивает свою даму и бьёт даже туза.</translation>
        </message>
        <message>
            <source>Before the first lead the dealer says which suit beats the others.</source>
            <translation>Перед первым ходом сдающий говорит, какая масть бьёт остальные.</translation>
        </message>
        <message>
            <source>While a jackpot stands, the match goes on after its last deal.</source>
            <translation>Пока джекпот стоит, играют и после последней раздачи.</translation>
        </message>
        <message>
            <source>The cards that cost something, and how much.</source>
            <translation>Какие карты штрафные и почём.</translation>
        </message>
        <message>
            <source>What is bid or declared before the first lead.</source>
            <translation>О чём торгуются или объявляют до первого хода.</translation>
        </message>
        <message>
            <source>Where the cards go, deal by deal.</source>
            <translation>Куда отдают карты от раздачи к раздаче.</translation>
        </message>
        <message>
            <source>What is avoided, and then taken, from deal to deal.</source>
            <translation>Чего избегают, а потом добиваются, от раздачи к раздаче.</translation>
        </message>
        <message>
            <source>Who leads to the first trick, and with what.</source>
            <translation>Кто начинает раздачу и с чего.</translation>
        </message>
        <message>
            <source>Once she has been played, hearts may be led.</source>
            <translation>После неё с червей можно ходить.</translation>
        </message>
        <message>
            <source>What happens when a hand holds nothing else for the first trick.</source>
            <translation>Что делать, если в первую взятку больше положить нечего.</translation>
        </message>
        <message>
            <source>When a trick goes to nobody.</source>
            <translation>Когда взятка не достаётся никому.</translation>
        </message>
        <message>
            <source>Who gets the cards that nobody has taken.</source>
            <translation>Кому уходят карты, которых никто не взял.</translation>
        </message>
        <message>
            <source>A suit that beats the others.</source>
            <translation>Масть, которая бьёт остальные.</translation>
        </message>
        <message>
            <source>Whether a joker takes the trick.</source>
            <translation>Берёт ли джокер взятку.</translation>
        </message>
        <message>
            <source>What taking every penalty card does.</source>
            <translation>Что бывает с тем, кто взял все штрафные карты.</translation>
        </message>
        <message>
            <source>Usually as many points as a deal holds.</source>
            <translation>Обычно столько очков, сколько их в раздаче.</translation>
        </message>
        <message>
            <source>Every penalty card, or every trick.</source>
            <translation>Все штрафные карты или все взятки.</translation>
        </message>
        <message>
            <source>Whether two may take everything between them.</source>
            <translation>Можно ли взять всё вдвоём.</translation>
        </message>
        <message>
            <source>What everybody begins with.</source>
            <translation>С чем каждый садится за стол.</translation>
        </message>
        <message>
            <source>Several clear hands divide a standing jackpot instead of leaving it.</source>
            <translation>Если чистых рук несколько, они делят джекпот, а не оставляют его на потом.</translation>
        </message>
        <message>
            <source>The match ends after the deal that brings somebody to this total.</source>
            <translation>Матч кончается после раздачи, в которой кто-то дошёл до этого счёта.</translation>
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
            <source>out</source>
            <comment>has no cards left in Domino; без карт</comment>
            <translation>без карт</translation>
        </message>
        <message>
            <source>tricks: {number}</source>
            <comment>taken so far; взяток: {number}</comment>
            <translation>взяток: {number}</translation>
        </message>
        <message>
            <source>partner</source>
            <comment>on a plate; партнёр</comment>
            <translation>партнёр</translation>
        </message>
        <message>
            <source>takes all</source>
            <comment>has declared so; берёт всё</comment>
            <translation>берёт всё</translation>
        </message>
        <message>
            <source>Pool</source>
            <comment>chips in the middle; Пулька</comment>
            <translation>Пулька</translation>
        </message>
        <message>
            <source>{fact} · {meaning}</source>
            <comment>two facts in one line</comment>
            <translation>{fact} · {meaning}</translation>
        </message>
        <message>
            <source>Hearts not broken</source>
            <translation>Черви закрыты</translation>
        </message>
        <message>
            <source>Deal {number} of {count} is over</source>
            <translation>Раздача {number} из {count} окончена</translation>
        </message>
        <message>
            <source>Deal {number} of {count}</source>
            <translation>Раздача {number} из {count}</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) wait</source>
            <comment>of void tricks; Ждут %n карт</comment>
            <translation>
                <numerusform>Ждёт %n карта</numerusform>
                <numerusform>Ждут %n карты</numerusform>
                <numerusform>Ждут %n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>{pile}: {number}</source>
            <comment>Stock: 12</comment>
            <translation>{pile}: {number}</translation>
        </message>
        <message>
            <source>Trick</source>
            <comment>the last one, where there is little room; Взятка</comment>
            <translation>Взятка</translation>
        </message>
        <message>
            <source>taken by nobody</source>
            <comment>a void trick; не взял никто</comment>
            <translation>не взял никто</translation>
        </message>
        <message>
            <source>nobody</source>
            <comment>took the last trick, where there is little room; ничья</comment>
            <translation>ничья</translation>
        </message>
        <message>
            <source>{name} · {points}</source>
            <comment>who took the last trick, where there is little room</comment>
            <translation>{name} · {points}</translation>
        </message>
        <message>
            <source>Lay the cards away</source>
            <comment>for the widow; Снести карты</comment>
            <translation>Снести карты</translation>
        </message>
        <message>
            <source>Pass the cards round</source>
            <comment>to all the others; Раздать карты соседям</comment>
            <translation>Раздать карты соседям</translation>
        </message>
        <message>
            <source>The next card: to {name}</source>
            <comment>dative; Следующая карта — {name}</comment>
            <translation>Следующая карта — {name}</translation>
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
            <source>Naming trumps</source>
            <comment>the phase; Выбор козыря</comment>
            <translation>Выбор козыря</translation>
        </message>
        <message>
            <source>Auction</source>
            <comment>the phase; Торг</comment>
            <translation>Торг</translation>
        </message>
        <message>
            <source>Declaring</source>
            <comment>the phase; Объявления</comment>
            <translation>Объявления</translation>
        </message>
        <message>
            <source>Exchange</source>
            <comment>with the widow; Обмен с прикупом</comment>
            <translation>Обмен с прикупом</translation>
        </message>
        <message>
            <source>Trick {number}</source>
            <translation>Взятка {number}</translation>
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
            <source>Passing to everybody</source>
            <comment>Передача всем по карте</comment>
            <translation>Передача всем</translation>
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
            <source>Cards went to everybody</source>
            <comment>Передача была всем по карте</comment>
            <translation>Передача была всем</translation>
        </message>
        <message>
            <source>No cards were passed</source>
            <comment>Передачи не было</comment>
            <translation>Передачи не было</translation>
        </message>
        <message>
            <source>Nobody takes the trick</source>
            <translation>Взятку не берёт никто</translation>
        </message>
        <message>
            <source>The pool is divided: {chips} each</source>
            <translation>Пульку делят: каждому {chips}</translation>
        </message>
        <message>
            <source>The card is back in your hand</source>
            <comment>it was against the rules; Карта снова у вас</comment>
            <translation>Карта снова у вас</translation>
        </message>
        <message>
            <source>A hand of nothing but penalty cards: redeal</source>
            <translation>У кого-то на руках одни штрафные карты: пересдача</translation>
        </message>
        <message>
            <source>You declare that you will take it all</source>
            <comment>Вы объявили: беру всё</comment>
            <translation>Вы объявили: беру всё</translation>
        </message>
        <message>
            <source>{name} declares that she will take it all</source>
            <comment>feminine; объявила: беру всё</comment>
            <translation>{name} объявила: беру всё</translation>
        </message>
        <message>
            <source>{name} declares that he will take it all</source>
            <comment>masculine; объявил: беру всё</comment>
            <translation>{name} объявил: беру всё</translation>
        </message>
        <message>
            <source>{name} takes back an illegal card</source>
            <comment>{name} забирает ошибочную карту</comment>
            <translation>{name} забирает ошибочную карту</translation>
        </message>
        <message>
            <source>Your illegal card is noticed: you pay for it</source>
            <comment>Ошибка замечена: штраф вам</comment>
            <translation>Ошибка замечена: штраф вам</translation>
        </message>
        <message>
            <source>{name} pays for an illegal card</source>
            <comment>Ошибка замечена, штраф: {name}</comment>
            <translation>Ошибка замечена, штраф: {name}</translation>
        </message>
        <message>
            <source>A card lay face up: the same dealer deals again</source>
            <translation>Открылась карта: пересдаёт тот же</translation>
        </message>
        <message numerus="yes">
            <source>Misdeal: you got %n card(s). The deal passes to the left</source>
            <translation>
                <numerusform>Ошибка в сдаче: у вас %n карта. Сдача переходит налево</numerusform>
                <numerusform>Ошибка в сдаче: у вас %n карты. Сдача переходит налево</numerusform>
                <numerusform>Ошибка в сдаче: у вас %n карт. Сдача переходит налево</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Misdeal: {name} got %n card(s). The deal passes to the left</source>
            <translation>
                <numerusform>Ошибка в сдаче: {name} — %n карта. Сдача переходит налево</numerusform>
                <numerusform>Ошибка в сдаче: {name} — %n карты. Сдача переходит налево</numerusform>
                <numerusform>Ошибка в сдаче: {name} — %n карт. Сдача переходит налево</numerusform>
            </translation>
        </message>
        <message>
            <source>The widow is yours</source>
            <comment>Прикуп ваш</comment>
            <translation>Прикуп ваш</translation>
        </message>
        <message>
            <source>{name} takes the widow</source>
            <comment>feminine; {name} взяла прикуп</comment>
            <translation>{name} взяла прикуп</translation>
        </message>
        <message>
            <source>{name} takes the widow</source>
            <comment>masculine; {name} взял прикуп</comment>
            <translation>{name} взял прикуп</translation>
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
        <message numerus="yes">
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n фишка</numerusform>
                <numerusform>%n фишки</numerusform>
                <numerusform>%n фишек</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n карта</numerusform>
                <numerusform>%n карты</numerusform>
                <numerusform>%n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>Stock</source>
            <comment>cards to be drawn; Колода</comment>
            <translation>Колода</translation>
        </message>
        <message>
            <source>Widow</source>
            <comment>cards left over, for the taker of a trick; Прикуп</comment>
            <translation>Прикуп</translation>
        </message>
        <message>
            <source>Pack</source>
            <comment>the cards still to be dealt; Колода</comment>
            <translation>Колода</translation>
        </message>
        <message>
            <source>High score wins</source>
            <comment>the meaning of the score; Больше — лучше</comment>
            <translation>Больше — лучше</translation>
        </message>
        <message>
            <source>Low score wins</source>
            <comment>the meaning of the score; Меньше — лучше</comment>
            <translation>Меньше — лучше</translation>
        </message>
        <message>
            <source>Clubs are trumps</source>
            <comment>the suit named; Козыри — трефы</comment>
            <translation>Козыри — трефы</translation>
        </message>
        <message>
            <source>Diamonds are trumps</source>
            <comment>the suit named; Козыри — бубны</comment>
            <translation>Козыри — бубны</translation>
        </message>
        <message>
            <source>Spades are trumps</source>
            <comment>the suit named; Козыри — пики</comment>
            <translation>Козыри — пики</translation>
        </message>
        <message>
            <source>Hearts are trumps</source>
            <comment>the suit named; Козыри — черви</comment>
            <translation>Козыри — черви</translation>
        </message>
        <message>
            <source>pass</source>
            <comment>in an auction; пас</comment>
            <translation>пас</translation>
        </message>
        <message>
            <source>bid {chips}</source>
            <comment>in an auction; заявка {chips}</comment>
            <translation>заявка {chips}</translation>
        </message>
        <message>
            <source>your bid</source>
            <comment>on the own plate; ваша заявка</comment>
            <translation>ваша заявка</translation>
        </message>
        <message>
            <source>your trumps</source>
            <comment>to be named, on the own plate; ваш козырь</comment>
            <translation>ваш козырь</translation>
        </message>
        <message>
            <source>names trumps</source>
            <comment>on a plate; называет козырь</comment>
            <translation>называет козырь</translation>
        </message>
        <message>
            <source>your suit</source>
            <comment>to be named, on the own plate; ваша масть</comment>
            <translation>ваша масть</translation>
        </message>
        <message>
            <source>names a suit</source>
            <comment>on a plate; называет масть</comment>
            <translation>называет масть</translation>
        </message>
        <message>
            <source>your call</source>
            <comment>to declare or not; ваше слово</comment>
            <translation>ваше слово</translation>
        </message>
        <message>
            <source>Take no kings or jacks</source>
            <comment>contract; Не брать королей и валетов</comment>
            <translation>Не брать мальчиков: В и К</translation>
        </message>
        <message>
            <source>Avoid tricks {first} and {last}</source>
            <comment>contract; Не брать взяток {first} и {last}</comment>
            <translation>Не брать взятки {first} и {last}</translation>
        </message>
        <message>
            <source>Avoid the king of hearts</source>
            <comment>contract; Не брать короля червей</comment>
            <translation>Не брать короля червей</translation>
        </message>
        <message>
            <source>Avoid everything at once</source>
            <comment>contract; Ералаш: всё сразу</comment>
            <translation>Ералаш: не брать ничего</translation>
        </message>
        <message>
            <source>Take everything</source>
            <comment>contract; Ералаш: брать всё</comment>
            <translation>Ералаш: брать всё</translation>
        </message>
        <message>
            <source>Take no tricks</source>
            <comment>contract; Не брать взяток</comment>
            <translation>Не брать взяток</translation>
        </message>
        <message>
            <source>Take no hearts</source>
            <comment>contract; Не брать червей</comment>
            <translation>Не брать червей</translation>
        </message>
        <message>
            <source>Take tricks {first} and {last}</source>
            <comment>contract; Брать взятки {first} и {last}</comment>
            <translation>Брать взятки {first} и {last}</translation>
        </message>
        <message>
            <source>Take no queens</source>
            <comment>contract; Не брать девочек: Д</comment>
            <translation>Не брать девочек: Д</translation>
        </message>
        <message>
            <source>Most chips wins</source>
            <comment>the meaning of the score; Больше — лучше</comment>
            <translation>Больше — лучше</translation>
        </message>
        <message>
            <source>Penalty suit: clubs</source>
            <comment>the suit named; Штрафные — трефы</comment>
            <translation>Штраф за трефы</translation>
        </message>
        <message>
            <source>Penalty suit: diamonds</source>
            <comment>the suit named; Штрафные — бубны</comment>
            <translation>Штраф за бубны</translation>
        </message>
        <message>
            <source>Penalty suit: spades</source>
            <comment>the suit named; Штрафные — пики</comment>
            <translation>Штраф за пики</translation>
        </message>
        <message>
            <source>Penalty suit: hearts</source>
            <comment>the suit named; Штрафные — черви</comment>
            <translation>Штраф за черви</translation>
        </message>
        <message>
            <source>declines</source>
            <comment>declared nothing; не объявляет</comment>
            <translation>не объявляет</translation>
        </message>
        <message>
            <source>Take no kings</source>
            <comment>contract; Не брать королей</comment>
            <translation>Не брать королей</translation>
        </message>
        <message>
            <source>Take no jacks</source>
            <comment>contract; Не брать валетов</comment>
            <translation>Не брать валетов</translation>
        </message>
        <message>
            <source>Take tricks</source>
            <comment>contract; Брать взятки</comment>
            <translation>Брать взятки</translation>
        </message>
        <message>
            <source>Take hearts</source>
            <comment>contract; Брать червей</comment>
            <translation>Брать червей</translation>
        </message>
        <message>
            <source>Take kings and jacks</source>
            <comment>contract; Брать королей и валетов</comment>
            <translation>Брать мальчиков: В и К</translation>
        </message>
        <message>
            <source>Take queens</source>
            <comment>contract; Брать дам</comment>
            <translation>Брать девочек: Д</translation>
        </message>
        <message>
            <source>Take the king of hearts</source>
            <comment>contract; Брать короля червей</comment>
            <translation>Брать короля червей</translation>
        </message>
        <message>
            <source>Take kings</source>
            <comment>contract; Брать королей</comment>
            <translation>Брать королей</translation>
        </message>
        <message>
            <source>Take jacks</source>
            <comment>contract; Брать валетов</comment>
            <translation>Брать валетов</translation>
        </message>
        <message>
            <source>Take tricks, with trumps</source>
            <comment>contract; Брать взятки, с козырем</comment>
            <translation>Брать взятки, с козырем</translation>
        </message>
        <message>
            <source>The arrow keys choose a card, Space plays it, W says whose turn it is.</source>
            <translation>Стрелки выбирают карту, пробел ходит ею, по W скажут, чей ход.</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Ваши карты</translation>
        </message>
        <message>
            <source>The trick on the table</source>
            <translation>Взятка на столе</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>to move</source>
            <comment>a player whose turn it is; ход</comment>
            <translation>ходит</translation>
        </message>
    </context>
    <context>
        <name>Tempers</name>
        <message>
            <source>Martha saves her small cards and lets the big ones go early.</source>
            <translation>Марфа бережёт мелочь, а старшие карты спускает пораньше.</translation>
        </message>
        <message>
            <source>Oliver seems half asleep, but he is dreaming of the moon.</source>
            <translation>Тихон сидит тихо, а сам целит в луну.</translation>
        </message>
        <message>
            <source>Zoe likes a gamble: she will risk a bad deal for a brilliant one.</source>
            <translation>Злата рискует: лучше уж провалить раздачу, чем упустить удачу.</translation>
        </message>
        <message>
            <source>Peter hunts the costliest card, and leads low cards of its suit until it falls.</source>
            <translation>Прохор охотится за самой дорогой картой: ходит под неё с маленькой, пока не выгонит.</translation>
        </message>
        <message>
            <source>Ursula would rather take no trick at all: she ducks whenever she can.</source>
            <translation>Ульяна взяток не любит: где можно, подложит карту помладше.</translation>
        </message>
        <message>
            <source>Luke cannot bear to see anybody in the lead, and sends the points there.</source>
            <translation>Лукьян не выносит, когда кто-то впереди, и отдаёт штраф именно ему.</translation>
        </message>
        <message>
            <source>Thea gets rid of a whole suit as soon as she can, to discard at will.</source>
            <translation>Фёкла спешит остаться без масти, чтобы потом сносить что захочет.</translation>
        </message>
        <message>
            <source>Nick likes to be on lead: a cheap trick is his.</source>
            <translation>Назар любит ходить сам: дешёвую взятку он не упустит.</translation>
        </message>
        <message>
            <source>Agnes takes no chances: whatever costs points leaves her hand first.</source>
            <translation>Агния осторожна: всё, что грозит штрафом, она сбрасывает в первую очередь.</translation>
        </message>
        <message>
            <source>Sam has no habits to count on: he plays whatever is best.</source>
            <translation>Савва играет ровно: любимых ходов у него нет, один расчёт.</translation>
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
            <source>To pass to everybody, the number of cards has to divide evenly among the others.</source>
            <translation>Чтобы передавать всем, число карт должно делиться на остальных поровну.</translation>
        </message>
        <message>
            <source>The dealer can name trumps only where nothing else says which suit is trumps or costs.</source>
            <translation>Сдающий назначает козырь, только если ни козырь, ни штрафная масть не определены иначе.</translation>
        </message>
        <message>
            <source>Trumps are named on fewer cards than a hand holds, or on the whole hand.</source>
            <translation>Козырь назначают либо по всей руке, либо по меньшему числу карт, чем в ней будет.</translation>
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
            <source>The bonus card is not in the pack.</source>
            <translation>Призовой карты в колоде нет.</translation>
        </message>
        <message>
            <source>The bonus card cannot cost penalty points as well.</source>
            <translation>Призовая карта не может быть и штрафной.</translation>
        </message>
        <message>
            <source>Partners need a table of four and a game for points.</source>
            <translation>Пара на пару играют вчетвером и на очки.</translation>
        </message>
        <message>
            <source>This way of settling does not fit the number of players or the auction.</source>
            <translation>Такой расчёт не подходит к числу игроков или к торгу.</translation>
        </message>
        <message>
            <source>A game for chips needs chips at the start and a moon that is on or off.</source>
            <translation>Для игры на фишки нужны фишки на старте, а луна либо есть, либо нет.</translation>
        </message>
        <message>
            <source>What can be declared does not fit the rest of the rules.</source>
            <translation>Такое объявление не вяжется с остальными правилами.</translation>
        </message>
        <message>
            <source>These packs do not hold enough cards for everybody.</source>
            <translation>В этих колодах карт на всех не хватит.</translation>
        </message>
        <message>
            <source>The number of cards left over does not fit what is done with them.</source>
            <translation>Оставшихся карт не столько, сколько нужно для прикупа или колоды.</translation>
        </message>
        <message>
            <source>The rules about the queen of spades and breaking hearts need both of them.</source>
            <translation>Правилу о даме пик и закрытых червах нужны и то и другое.</translation>
        </message>
        <message>
            <source>The ace ranks below the jack only in a pack that begins with the sevens.</source>
            <translation>Туз младше валета только в колоде от семёрки.</translation>
        </message>
        <message>
            <source>Identical cards cancel each other only where two packs are in play.</source>
            <translation>Одинаковые карты гасят друг друга, только если колод две.</translation>
        </message>
        <message>
            <source>Contracts stand alone: no auction, chips, moon or bonus card with them.</source>
            <translation>При заданиях на раздачу нет торга, фишек, луны и призовой карты.</translation>
        </message>
        <message>
            <source>The special queens need one pack with all four of them.</source>
            <translation>Для особых дам нужна одна колода, где есть все четыре.</translation>
        </message>
        <message>
            <source>This penalty for a revoke does not fit the way the game is settled.</source>
            <translation>Такой штраф за фальшренонс не подходит к расчёту.</translation>
        </message>
        <message>
            <source>A moon is worth at least one point.</source>
            <translation>Луна стоит хотя бы одно очко.</translation>
        </message>
        <message>
            <source>The match would never end: set a limit or a number of deals.</source>
            <translation>Такой матч не кончится: задайте предел очков или число раздач.</translation>
        </message>
        <message>
            <source>A limit lies between 1 and {points}, a number of deals between 1 and {deals}.</source>
            <translation>Предел — от 1 до {points} очков, число раздач — от 1 до {deals}.</translation>
        </message>
        <message>
            <source>The match might never end: on the whole the deals bring nobody nearer to the limit. Set a number of deals.</source>
            <translation>Матч может не кончиться никогда: в целом раздачи никого не приближают к пределу. Задайте число раздач.</translation>
        </message>
        <message>
            <source>Too many cards cost something: nearly every hand would hold nothing else for the first trick, and be dealt again and again.</source>
            <translation>Штрафных карт слишком много: почти у каждого на первую взятку не нашлось бы других, и пересдачам не было бы конца.</translation>
        </message>
        <message>
            <source>There is only one card or one trick to take, so every deal would be a moon: switch it off.</source>
            <translation>Забирать тут нечего, кроме одной карты или взятки, — луна была бы в каждой раздаче. Выключите её.</translation>
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
            <source>The file {file} is not a picture that the game can show. Try a JPEG or PNG.</source>
            <translation>Файл {file} не похож на картинку, которую игра умеет показывать. Попробуйте JPEG или PNG.</translation>
        </message>
        <message>
            <source>A file of the program is missing: {file}. Please install it again.</source>
            <translation>Не хватает файла программы: {file}. Установите её заново.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) of the damaged history could be brought back.</source>
            <translation>
                <numerusform>Из повреждённой истории удалось вернуть %n матч.</numerusform>
                <numerusform>Из повреждённой истории удалось вернуть %n матча.</numerusform>
                <numerusform>Из повреждённой истории удалось вернуть %n матчей.</numerusform>
            </translation>
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
            <source>The picture of your table is not there any more; the usual felt is in use.</source>
            <translation>Картинки для стола больше нет, поэтому постелено обычное сукно.</translation>
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
            <source>Hint: lay away {cards}. {reason}</source>
            <translation>Подсказка: снесите {cards}. {reason}</translation>
        </message>
        <message>
            <source>Hint: pass. {reason}</source>
            <translation>Подсказка: пас. {reason}</translation>
        </message>
        <message numerus="yes">
            <source>Hint: bid %n chip(s). {reason}</source>
            <translation>
                <numerusform>Подсказка: заявите %n фишку. {reason}</numerusform>
                <numerusform>Подсказка: заявите %n фишки. {reason}</numerusform>
                <numerusform>Подсказка: заявите %n фишек. {reason}</numerusform>
            </translation>
        </message>
        <message>
            <source>Hint: name {suit}. {reason}</source>
            <comment>nominative; Подсказка: {suit}. {reason}</comment>
            <translation>Подсказка: {suit}. {reason}</translation>
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
            <source>{name}, your partner, is taking this trick and would get the points.</source>
            <translation>{name} берёт взятку, а это ваш партнёр: очки достанутся вашей стороне.</translation>
        </message>
        <message>
            <source>{name}, your partner, is taking this trick: keep the points for others.</source>
            <translation>Эту взятку берёт партнёр ({name}): приберегите очки для соперников.</translation>
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
            <source>It stays under the {card}.</source>
            <translation>С этой картой взятка не ваша: на столе {card}.</translation>
        </message>
        <message>
            <source>The {card} is still out, and this card could catch it.</source>
            <translation>На эту карту можно поймать другую, она ещё не вышла: {card}.</translation>
        </message>
        <message>
            <source>This can win the {card}, which takes points off your score.</source>
            <translation>Так вам может достаться карта, которая списывает очки: {card}.</translation>
        </message>
        <message>
            <source>Hint: declare it. {reason}</source>
            <translation>Подсказка: объявляйте. {reason}</translation>
        </message>
        <message>
            <source>Hint: do not declare. {reason}</source>
            <translation>Подсказка: не объявляйте. {reason}</translation>
        </message>
        <message>
            <source>{name} has declared every trick: let somebody else get one.</source>
            <translation>Все взятки обещает взять {name}: пусть хоть одна уйдёт другому.</translation>
        </message>
        <message>
            <source>{name} has declared every penalty card: let somebody else get one.</source>
            <translation>Все штрафные обещает взять {name}: пусть хоть одна достанется другому.</translation>
        </message>
        <message>
            <source>The {card} is the costliest card: let somebody else have it.</source>
            <translation>Отдайте самую дорогую карту другим: {card}.</translation>
        </message>
        <message>
            <source>The {cards} could catch the {card}.</source>
            <comment>one card; Поймать чужую карту может …</comment>
            <translation>Поймать чужую карту ({card}) может {cards}.</translation>
        </message>
        <message>
            <source>These could catch the {card}: {cards}.</source>
            <translation>Поймать чужую карту ({card}) могут: {cards}.</translation>
        </message>
        <message>
            <source>Clubs are the suit you will take fewest of.</source>
            <translation>Треф вы возьмёте меньше всего.</translation>
        </message>
        <message>
            <source>Diamonds are the suit you will take fewest of.</source>
            <translation>Бубён вы возьмёте меньше всего.</translation>
        </message>
        <message>
            <source>Spades are the suit you will take fewest of.</source>
            <translation>Пик вы возьмёте меньше всего.</translation>
        </message>
        <message>
            <source>Hearts are the suit you will take fewest of.</source>
            <translation>Червей вы возьмёте меньше всего.</translation>
        </message>
        <message>
            <source>It is the next best choice.</source>
            <translation>Это следующий по силе выбор.</translation>
        </message>
        <message>
            <source>You may still need this card, though.</source>
            <translation>Впрочем, эта карта может ещё пригодиться.</translation>
        </message>
        <message>
            <source>This card takes the trick unless it is beaten.</source>
            <translation>Взятка будет вашей, если никто не перебьёт.</translation>
        </message>
        <message>
            <source>This card takes the trick.</source>
            <translation>С этой картой взятка ваша.</translation>
        </message>
        <message>
            <source>Somebody else will probably have to take this trick.</source>
            <translation>Скорее всего, взятку придётся взять кому-то другому.</translation>
        </message>
        <message>
            <source>Low cards of the suit force out the costliest card.</source>
            <translation>Мелкие карты этой масти выманивают самую дорогую.</translation>
        </message>
        <message>
            <source>While everybody can still follow suit, a high card gets away cheaply.</source>
            <translation>Пока масть есть у всех, старшая карта уйдёт дёшево.</translation>
        </message>
        <message>
            <source>This card does not take the trick.</source>
            <translation>С этой картой взятка не ваша.</translation>
        </message>
        <message>
            <source>Your lowest card of the suit, and the hope that somebody plays a higher one.</source>
            <translation>Кладите самую мелкую в масти: может быть, кто-то перебьёт.</translation>
        </message>
        <message>
            <source>You play last and the trick costs nothing: get rid of your highest card.</source>
            <translation>Ваша карта последняя, очков во взятке нет: избавьтесь от самой старшей.</translation>
        </message>
        <message>
            <source>If you take the trick, take it with your highest card.</source>
            <translation>Если уж брать взятку, то самой старшей.</translation>
        </message>
        <message>
            <source>Here is the chance to give the costliest card away.</source>
            <translation>Самое время отдать самую дорогую карту.</translation>
        </message>
        <message>
            <source>One suit fewer, and you can discard what you like.</source>
            <translation>Одной мастью меньше — можно сбрасывать что угодно.</translation>
        </message>
        <message>
            <source>Otherwise somebody may take everything, and that is a moon.</source>
            <translation>Иначе кто-нибудь возьмёт всё, а это луна.</translation>
        </message>
        <message>
            <source>You have a chance to take everything: shoot the moon.</source>
            <translation>Есть шанс взять всё: стреляйте в луну.</translation>
        </message>
        <message>
            <source>You could try for the moon; this card gives it up.</source>
            <translation>Можно было бы попробовать луну, но с этой картой её не будет.</translation>
        </message>
        <message>
            <source>This can win the card that takes points off your score.</source>
            <translation>Так вам может достаться карта, которая списывает очки.</translation>
        </message>
        <message>
            <source>Too few low cards guard the costliest card.</source>
            <translation>Мелких карт мало, прикрыть самую дорогую нечем.</translation>
        </message>
        <message>
            <source>It is the costliest card: let somebody else have it.</source>
            <translation>Отдайте самую дорогую карту другим.</translation>
        </message>
        <message>
            <source>Among them is what could catch the costliest card.</source>
            <translation>Среди них есть то, на что ловится самая дорогая карта.</translation>
        </message>
        <message>
            <source>Two identical cards cancel each other: neither takes the trick.</source>
            <translation>Две одинаковые карты гасят друг друга: ни одна не возьмёт.</translation>
        </message>
        <message>
            <source>This is the suit you will take fewest of.</source>
            <translation>Этой масти вы возьмёте меньше всего.</translation>
        </message>
        <message>
            <source>You declared everything, and this card takes the trick.</source>
            <translation>Вы обещали взять всё, а эта карта берёт.</translation>
        </message>
        <message>
            <source>One trick to anybody else, and the declarer has failed.</source>
            <translation>Одна взятка мимо — и объявивший проиграл.</translation>
        </message>
        <message>
            <source>One penalty card to anybody else, and the declarer has failed.</source>
            <translation>Одна штрафная карта мимо — и объявивший проиграл.</translation>
        </message>
        <message>
            <source>What is left in your hand is easier to play.</source>
            <translation>С тем, что останется, играть легче.</translation>
        </message>
        <message>
            <source>High cards like these are likely to take tricks.</source>
            <translation>Такие старшие карты легко берут взятки.</translation>
        </message>
        <message>
            <source>The {card} is worth waiting for: keep what can win it.</source>
            <translation>Придержите то, чем можно забрать призовую карту: {card}.</translation>
        </message>
        <message>
            <source>It cancels the other {card}: neither of them takes the trick.</source>
            <translation>Такая же карта уже лежит ({card}): они погасят друг друга.</translation>
        </message>
        <message>
            <source>Too few low cards guard the {card}.</source>
            <translation>Мелких карт мало, прикрыть дорогую нечем: {card}.</translation>
        </message>
        <message>
            <source>With clubs as trumps your hand is at its best.</source>
            <translation>С трефовым козырем ваша рука сильнее всего.</translation>
        </message>
        <message>
            <source>With diamonds as trumps your hand is at its best.</source>
            <translation>С бубновым козырем ваша рука сильнее всего.</translation>
        </message>
        <message>
            <source>With spades as trumps your hand is at its best.</source>
            <translation>С пиковым козырем ваша рука сильнее всего.</translation>
        </message>
        <message>
            <source>With hearts as trumps your hand is at its best.</source>
            <translation>С червовым козырем ваша рука сильнее всего.</translation>
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
            <source>Tried out in many possible deals, this card did best.</source>
            <translation>Расчёт по многим раскладам: эта карта выгоднее других.</translation>
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
            <source>The low cards stay to guard what is left.</source>
            <translation>Мелкие останутся прикрывать то, что на руках.</translation>
        </message>
        <message>
            <source>Somebody else is taking this trick: the points go there.</source>
            <translation>Взятку берёт другой: пусть и очки уйдут туда же.</translation>
        </message>
        <message>
            <source>Your partner is taking this trick and would get the points.</source>
            <translation>Взятку берёт ваш партнёр: очки достанутся вашей стороне.</translation>
        </message>
        <message>
            <source>This card could catch points later.</source>
            <translation>На эту карту потом можно поймать очки.</translation>
        </message>
        <message>
            <source>Then only one card of the suit is left in your hand.</source>
            <translation>После этого в масти останется одна карта.</translation>
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
            <source>Keep what can win the bonus card for a better trick.</source>
            <translation>Придержите то, чем можно забрать призовую карту.</translation>
        </message>
        <message>
            <source>High penalty cards come back as points.</source>
            <translation>Старшие штрафные карты вернутся очками.</translation>
        </message>
        <message>
            <source>With what is left you can take every trick.</source>
            <translation>С тем, что останется, можно взять все взятки.</translation>
        </message>
        <message>
            <source>In this deal it pays to take: this card can do it.</source>
            <translation>В этой раздаче брать выгодно, и эта карта может взять.</translation>
        </message>
        <message>
            <source>In this deal it pays to take: keep the better cards.</source>
            <translation>В этой раздаче брать выгодно: лучшие карты приберегите.</translation>
        </message>
        <message>
            <source>The joker takes nothing and gets you out of this trick.</source>
            <translation>Джокер взяток не берёт и выручит вас сейчас.</translation>
        </message>
        <message>
            <source>Others will probably have to draw for this suit.</source>
            <translation>За этой мастью другим, скорее всего, придётся лезть в колоду.</translation>
        </message>
        <message>
            <source>Your partner is taking this trick: keep the points for others.</source>
            <translation>Эту взятку берёт ваш партнёр: приберегите очки для соперников.</translation>
        </message>
        <message>
            <source>With this suit as trumps your hand is at its best.</source>
            <translation>С этим козырем ваша рука сильнее всего.</translation>
        </message>
        <message>
            <source>No suit is safe enough for the price.</source>
            <translation>Ни одна масть не стоит этих фишек.</translation>
        </message>
        <message>
            <source>Your hand can take everything.</source>
            <translation>С такими картами можно взять всё.</translation>
        </message>
        <message>
            <source>Your hand cannot take everything.</source>
            <translation>С такими картами всё не взять.</translation>
        </message>
        <message>
            <source>Keep the cards that can still stop the declarer.</source>
            <translation>Берегите карты, которыми ещё можно остановить объявившего.</translation>
        </message>
        <message>
            <source>Everybody else pays, and you gain as much as you can.</source>
            <translation>Заплатят все остальные, для вас это выгоднее всего.</translation>
        </message>
        <message>
            <source>Bringing yourself down helps more now than driving the others up.</source>
            <translation>Сейчас важнее сбавить себе, чем добавить другим.</translation>
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
        <message numerus="yes">
            <source>{limit} or %n deal(s)</source>
            <comment>limit: to 100 points; до 100 очков</comment>
            <translation>
                <numerusform>{limit} или %n раздачи</numerusform>
                <numerusform>{limit} или %n раздач</numerusform>
                <numerusform>{limit} или %n раздач</numerusform>
            </translation>
        </message>
        <message>
            <source>{variant}, {length}</source>
            <translation>{variant}, {length}</translation>
        </message>
        <message>
            <source>{length}, chips: more is better</source>
            <translation>{length}, больше — лучше</translation>
        </message>
        <message>
            <source>{length}, more is better</source>
            <translation>{length}, больше — лучше</translation>
        </message>
        <message>
            <source>{length}, fewer is better</source>
            <translation>{length}, меньше — лучше</translation>
        </message>
        <message>
            <source>more is better</source>
            <comment>note in the score sheet</comment>
            <translation>больше — лучше</translation>
        </message>
        <message>
            <source>fewer is better</source>
            <comment>note in the score sheet</comment>
            <translation>меньше — лучше</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Лёгкий</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Средний</translation>
        </message>
        <message>
            <source>Strong</source>
            <translation>Сильный</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Эксперт</translation>
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
            <source>In this deal hearts are led last: lead another suit.</source>
            <translation>В этой раздаче с червей ходят в последнюю очередь: пойдите с другой масти.</translation>
        </message>
        <message>
            <source>The declarer’s king calls for its queen: play it.</source>
            <translation>Объявивший пошёл с короля: положите даму этой масти.</translation>
        </message>
        <message>
            <source>The first trick may not be led with a heart.</source>
            <translation>Первый ход — не с червей.</translation>
        </message>
        <message>
            <source>You cannot follow suit, so you must discard a heart.</source>
            <translation>Масти у вас нет: сбросьте черву.</translation>
        </message>
        <message>
            <source>You cannot follow suit and have no heart, so you must discard a queen.</source>
            <translation>Нет ни масти, ни червей: сбросьте даму.</translation>
        </message>
        <message>
            <source>You cannot follow suit, so you must discard a penalty card.</source>
            <translation>Масти у вас нет: сбросьте любую штрафную карту.</translation>
        </message>
        <message>
            <source>A joker may be played only when you cannot follow suit.</source>
            <translation>Джокера кладут, только когда нет масти.</translation>
        </message>
        <message numerus="yes">
            <source>Bid at least %n chip(s), or pass.</source>
            <translation>
                <numerusform>Заявите не меньше %n фишки или скажите «пас».</numerusform>
                <numerusform>Заявите не меньше %n фишек или скажите «пас».</numerusform>
                <numerusform>Заявите не меньше %n фишек или скажите «пас».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n chip(s) and cannot bid more.</source>
            <translation>
                <numerusform>У вас %n фишка, больше заявить нельзя.</numerusform>
                <numerusform>У вас %n фишки, больше заявить нельзя.</numerusform>
                <numerusform>У вас %n фишек, больше заявить нельзя.</numerusform>
            </translation>
        </message>
        <message>
            <source>Name one of the four suits.</source>
            <translation>Назовите одну из четырёх мастей.</translation>
        </message>
        <message numerus="yes">
            <source>Lay away exactly %n card(s).</source>
            <translation>
                <numerusform>Снесите ровно %n карту.</numerusform>
                <numerusform>Снесите ровно %n карты.</numerusform>
                <numerusform>Снесите ровно %n карт.</numerusform>
            </translation>
        </message>
        <message>
            <source>A penalty card may not be laid away while you hold others.</source>
            <translation>Штрафную карту не сносят, пока есть другие.</translation>
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
            <source>There is no illegal card to take back.</source>
            <translation>Возвращать нечего: ошибочной карты нет.</translation>
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
        <message numerus="yes">
            <source>Name trumps on your first %n card(s): the rest are dealt afterwards.</source>
            <translation>
                <numerusform>Назначьте козырь по первой %n карте: остальные сдадут потом.</numerusform>
                <numerusform>Назначьте козырь по первым %n картам: остальные сдадут потом.</numerusform>
                <numerusform>Назначьте козырь по первым %n картам: остальные сдадут потом.</numerusform>
            </translation>
        </message>
        <message>
            <source>Name trumps for this deal.</source>
            <translation>Назначьте козырь на эту раздачу.</translation>
        </message>
        <message>
            <source>Name the suit whose cards cost chips in this deal.</source>
            <translation>Назовите масть, за карты которой в этой раздаче платят.</translation>
        </message>
        <message>
            <source>Lay the chosen cards away, or change your choice.</source>
            <translation>Снесите выбранные карты или измените выбор.</translation>
        </message>
        <message numerus="yes">
            <source>You took the widow: choose %n card(s) to lay away.</source>
            <translation>
                <numerusform>Прикуп ваш: выберите %n карту для сноса.</numerusform>
                <numerusform>Прикуп ваш: выберите %n карты для сноса.</numerusform>
                <numerusform>Прикуп ваш: выберите %n карт для сноса.</numerusform>
            </translation>
        </message>
        <message>
            <source>One by one: choose card {number} of {count}, for {name}.</source>
            <comment>dative</comment>
            <translation>По одной: карта {number} из {count} — {name}.</translation>
        </message>
        <message>
            <source>That card was against the rules: take it back, or let it stand.</source>
            <translation>Так ходить нельзя: верните карту или рискните оставить.</translation>
        </message>
        <message>
            <source>You have shot the moon. Choose how to score it.</source>
            <translation>Вы выстрелили в луну. Выберите, как её записать.</translation>
        </message>
        <message>
            <source>The deal is over: “Continue” deals the next one, R looks back at it.</source>
            <translation>Раздача окончена: «Дальше» — сдать следующую, R — разобрать эту.</translation>
        </message>
        <message>
            <source>The last deal is over. Press “Continue” to see how the match ended.</source>
            <translation>Последняя раздача сыграна. Нажмите «Дальше», и увидите итог матча.</translation>
        </message>
        <message>
            <source>The cards are being dealt.</source>
            <translation>Карты сдаются.</translation>
        </message>
        <message>
            <source>The others passed you these cards. Click “Take the cards” or press Enter.</source>
            <translation>Соседи передали вам эти карты. Нажмите «Принять карты» или Enter.</translation>
        </message>
        <message>
            <source>The last trick. A click or any key puts it away.</source>
            <translation>Это последняя взятка. Уберёт её щелчок или любая клавиша.</translation>
        </message>
        <message>
            <source>Click anywhere or press Space to go on.</source>
            <translation>Чтобы играть дальше, щёлкните где угодно или нажмите пробел.</translation>
        </message>
        <message>
            <source>Looking for a hint: your cards are being weighed.</source>
            <translation>Ищем подсказку: взвешиваем ваши карты.</translation>
        </message>
        <message>
            <source>The others are choosing their cards.</source>
            <translation>Остальные выбирают карты.</translation>
        </message>
        <message>
            <source>{name} to bid.</source>
            <translation>Торгуется {name}.</translation>
        </message>
        <message>
            <source>{name} is naming the trumps.</source>
            <translation>{name} назначает козырь.</translation>
        </message>
        <message>
            <source>{name} is naming the suit.</source>
            <translation>{name} называет масть.</translation>
        </message>
        <message>
            <source>{name} is thinking whether to take everything.</source>
            <translation>{name} думает, не взять ли всё.</translation>
        </message>
        <message>
            <source>{name} is exchanging cards with the widow.</source>
            <translation>{name} меняет карты с прикупом.</translation>
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
            <source>You cannot outbid the others: pass.</source>
            <translation>Перебить заявку не на что: пас.</translation>
        </message>
        <message numerus="yes">
            <source>Bid %n chip(s) or more, or pass.</source>
            <translation>
                <numerusform>Назовите заявку не меньше %n фишки или скажите «пас».</numerusform>
                <numerusform>Назовите заявку не меньше %n фишек или скажите «пас».</numerusform>
                <numerusform>Назовите заявку не меньше %n фишек или скажите «пас».</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid chips for naming the suit, or pass.</source>
            <translation>Назовите заявку за право выбрать масть или скажите «пас».</translation>
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
            <source>Pass the chosen cards round, one by one from the left, or change your choice.</source>
            <translation>Раздайте выбранные карты по одной, начиная слева, или выберите другие.</translation>
        </message>
        <message>
            <source>Pass the chosen cards across, or change your choice.</source>
            <translation>Передайте выбранные карты через стол или поменяйте выбор.</translation>
        </message>
        <message>
            <source>{name} passed you these cards. Click “Take the cards” or press Enter.</source>
            <comment>feminine</comment>
            <translation>{name} передала вам эти карты. Нажмите «Принять карты» или Enter.</translation>
        </message>
        <message>
            <source>{name} passed you these cards. Click “Take the cards” or press Enter.</source>
            <comment>masculine</comment>
            <translation>{name} передал вам эти карты. Нажмите «Принять карты» или Enter.</translation>
        </message>
        <message>
            <source>The deal is decided: finish it with C or in the Game menu, or play on.</source>
            <translation>Раздача решена: закончите её (C или меню «Игра») либо играйте дальше.</translation>
        </message>
        <message>
            <source>Your turn: you cannot follow suit, so trump it or discard.</source>
            <translation>Ваш ход: масти у вас нет, бейте козырем или сносите.</translation>
        </message>
        <message>
            <source>The match is over: you have won. “Play again” or Enter begins another.</source>
            <translation>Матч окончен, победа ваша. «Сыграть ещё» или Enter — новый матч.</translation>
        </message>
        <message>
            <source>The match is over: you share first place. “Play again” or Enter begins another.</source>
            <translation>Матч окончен: вы делите первое место. «Сыграть ещё» или Enter — новый матч.</translation>
        </message>
        <message>
            <source>The match is over. “Play again” or Enter begins another.</source>
            <translation>Матч окончен. «Сыграть ещё» или Enter — новый матч.</translation>
        </message>
        <message>
            <source>Your turn: a joker was led, play any card.</source>
            <translation>Ваш ход: зашли джокером, кладите любую карту.</translation>
        </message>
        <message>
            <source>Will you take every penalty card? Declare it or decline.</source>
            <translation>Возьмёте все штрафные карты? Объявите или откажитесь.</translation>
        </message>
        <message>
            <source>Will you take every trick? Declare it or decline.</source>
            <translation>Возьмёте все взятки? Объявите или откажитесь.</translation>
        </message>
        <message>
            <source>Your turn: follow suit or play a joker.</source>
            <translation>Ваш ход: положите карту в масть или джокера.</translation>
        </message>
        <message>
            <source>You lead first, with the {card}.</source>
            <translation>Ваш заход. Первая карта раздачи — {card}.</translation>
        </message>
        <message>
            <source>Your lead: any suit but hearts, they are led last in this deal.</source>
            <translation>Ваш заход: с любой масти, кроме червей, с них ходят последними.</translation>
        </message>
        <message>
            <source>Your lead: any suit but hearts in the first trick.</source>
            <translation>Ваш заход: первый ход с любой масти, кроме червей.</translation>
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
            <source>Your turn: play any card.</source>
            <translation>Ваш ход: кладите любую карту.</translation>
        </message>
        <message>
            <source>You cannot follow suit, but not every card will do.</source>
            <translation>Масти у вас нет, но положить можно не любую карту.</translation>
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
            <source>Fifth place</source>
            <translation>Пятое место</translation>
        </message>
        <message>
            <source>Sixth place</source>
            <translation>Шестое место</translation>
        </message>
        <message>
            <source>Seventh place</source>
            <translation>Седьмое место</translation>
        </message>
        <message>
            <source>Eighth place</source>
            <translation>Восьмое место</translation>
        </message>
        <message>
            <source>Ninth place</source>
            <translation>Девятое место</translation>
        </message>
        <message>
            <source>Tenth place</source>
            <translation>Десятое место</translation>
        </message>
        <message>
            <source>Eleventh place</source>
            <translation>Одиннадцатое место</translation>
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
            <source>{names} won with {points} {after_deals}</source>
            <comment>two partners</comment>
            <translation>Выиграли {names}: {points} {after_deals}</translation>
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
        <message numerus="yes">
            <source>%n leader(s) with {points} each</source>
            <translation>
                <numerusform>%n лидер, у каждого {points}</numerusform>
                <numerusform>%n лидера, у каждого {points}</numerusform>
                <numerusform>%n лидеров, у каждого {points}</numerusform>
            </translation>
        </message>
        <message>
            <source>All are level: {points} each</source>
            <translation>У всех поровну: {points}</translation>
        </message>
        <message>
            <source>In front: {names}, {points}</source>
            <translation>{names} впереди: {points}</translation>
        </message>
        <message>
            <source>Leaders: {names}, {points} each</source>
            <translation>Лидеры: {names}, у каждого {points}</translation>
        </message>
        <message>
            <source>You are in front: {points}</source>
            <translation>Вы впереди: {points}</translation>
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
            <source>Your bid</source>
            <translation>Ваша заявка</translation>
        </message>
        <message numerus="yes">
            <source>You have %n chip(s): too few to outbid the others.</source>
            <translation>
                <numerusform>У вас %n фишка: перебить заявку не на что.</numerusform>
                <numerusform>У вас %n фишки: перебить заявку не на что.</numerusform>
                <numerusform>У вас %n фишек: перебить заявку не на что.</numerusform>
            </translation>
        </message>
        <message>
            <source>The highest bid goes into the pool and names the penalty suit.</source>
            <translation>Старшая заявка идёт в пульку и называет штрафную масть.</translation>
        </message>
        <message>
            <source>More than {chips}, or pass. {rest}</source>
            <translation>Больше {chips} или пас. {rest}</translation>
        </message>
        <message>
            <source>Any number, or pass. {rest}</source>
            <translation>Любое число или пас. {rest}</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>in an auction</comment>
            <translation>Пас</translation>
        </message>
        <message>
            <source>P</source>
            <comment>the key for pass</comment>
            <translation>П</translation>
        </message>
        <message>
            <source>Bid {chips}</source>
            <comment>a button</comment>
            <translation>Заявить {chips}</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>above {chips}: type the number</source>
            <translation>больше {chips}: наберите число</translation>
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
            <source>{name} {total}</source>
            <translation>{name} {total}</translation>
        </message>
        <message>
            <source>Moons: {counts}</source>
            <translation>Луны: {counts}</translation>
        </message>
        <message>
            <source>{name} in deal {number}</source>
            <comment>who shot the moon when</comment>
            <translation>{name} в раздаче {number}</translation>
        </message>
        <message>
            <source>Shot the moon: {shots}</source>
            <translation>Выстрелы в луну: {shots}</translation>
        </message>
        <message>
            <source>Queen of spades: {counts}</source>
            <translation>Дама пик: {counts}</translation>
        </message>
        <message>
            <source>Money by the average: {sums}</source>
            <translation>Расчёт по среднему: {sums}</translation>
        </message>
        <message>
            <source>chips</source>
            <comment>head of a column</comment>
            <translation>фишки</translation>
        </message>
        <message>
            <source>Final table</source>
            <translation>Итог</translation>
        </message>
        <message>
            <source>{place}. {name}: {total}</source>
            <comment>a line of the final table, read aloud</comment>
            <translation>{place}. {name}: {total}</translation>
        </message>
        <message>
            <source>tricks</source>
            <comment>head of a column; взятки</comment>
            <translation>взятки</translation>
        </message>
        <message numerus="yes">
            <source>{total}, %n trick(s)</source>
            <comment>a line of the final table, read aloud</comment>
            <translation>
                <numerusform>{total}, %n взятка</numerusform>
                <numerusform>{total}, %n взятки</numerusform>
                <numerusform>{total}, %n взяток</numerusform>
            </translation>
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
            <source>Review</source>
            <comment>a button; Разбор</comment>
            <translation>Разбор</translation>
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
            <source>Chips after each deal</source>
            <translation>Фишки по раздачам</translation>
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
            <source>You have shot the moon. How do you score it?</source>
            <translation>Вы выстрелили в луну. Как её записать?</translation>
        </message>
        <message>
            <source>Then: {totals}</source>
            <translation>Станет: {totals}</translation>
        </message>
        <message>
            <source>Which suit will be trumps?</source>
            <translation>Какая масть будет козырем?</translation>
        </message>
        <message>
            <source>Which suit will be the penalty suit?</source>
            <translation>Какая масть будет штрафной?</translation>
        </message>
        <message numerus="yes">
            <source>You deal, so you name trumps, on these %n card(s). The rest are dealt afterwards.</source>
            <translation>
                <numerusform>Сдаёте вы, значит, и козырь назначать вам — по этой %n карте. Остальные сдадут потом.</numerusform>
                <numerusform>Сдаёте вы, значит, и козырь назначать вам — по этим %n картам. Остальные сдадут потом.</numerusform>
                <numerusform>Сдаёте вы, значит, и козырь назначать вам — по этим %n картам. Остальные сдадут потом.</numerusform>
            </translation>
        </message>
        <message>
            <source>You deal, so you name trumps: they beat every other suit.</source>
            <translation>Сдаёте вы, значит, и козырь назначать вам: он бьёт любую другую масть.</translation>
        </message>
        <message>
            <source>Every card of it costs a chip: name the suit you will take fewest of.</source>
            <translation>Каждая её карта стоит фишку. Назовите ту, которой возьмёте меньше всего.</translation>
        </message>
        <message>
            <source>That card was against the rules.</source>
            <translation>Так ходить нельзя</translation>
        </message>
        <message>
            <source>Taken back, it costs nothing; if it stands and is noticed, you pay.</source>
            <translation>Вернёте — ничего не будет; оставите и заметят — штраф.</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Вернуть карту</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Оставить</translation>
        </message>
        <message>
            <source>Will you take every penalty card?</source>
            <translation>Возьмёте все штрафные карты?</translation>
        </message>
        <message>
            <source>Will you take every trick?</source>
            <translation>Возьмёте все взятки?</translation>
        </message>
        <message>
            <source>Your partner holds the {card}. If you make it, each of you takes {points} off; if not, you both pay.</source>
            <translation>Ваш партнёр — тот, у кого {card}. Удастся — оба спишете по {points}, нет — платите вместе.</translation>
        </message>
        <message>
            <source>Yes, I’ll take it all</source>
            <translation>Да, беру всё</translation>
        </message>
        <message>
            <source>If you make it, everybody else pays {points}; if not, you do.</source>
            <translation>Удастся — остальным по {points}, нет — столько же вам.</translation>
        </message>
        <message>
            <source>No, just play</source>
            <translation>Нет, играем</translation>
        </message>
        <message>
            <source>The sounds are off.</source>
            <translation>Звук выключен.</translation>
        </message>
        <message>
            <source>The sounds are on.</source>
            <translation>Звук включён.</translation>
        </message>
        <message>
            <source>The sounds are on, but the part of Qt that plays them is not installed.</source>
            <translation>Звук включён, но играть его нечем: часть Qt, которая это умеет, не установлена.</translation>
        </message>
        <message>
            <source>The sounds are on, but this computer has nothing to play them with.</source>
            <translation>Звук включён, но у этого компьютера нет устройства, которое его сыграет.</translation>
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
        <name>Values</name>
        <message>
            <source>the ace is highest</source>
            <translation>старший туз</translation>
        </message>
        <message>
            <source>K Q J A 10 9 8 7</source>
            <translation>К Д В Т 10 9 8 7</translation>
        </message>
        <message>
            <source>there are none</source>
            <translation>лишних нет</translation>
        </message>
        <message>
            <source>they go to the taker of the first trick</source>
            <translation>уходят взявшему первую взятку</translation>
        </message>
        <message>
            <source>they go to the taker of the last trick</source>
            <translation>уходят взявшему последнюю взятку</translation>
        </message>
        <message>
            <source>the taker of the first trick exchanges them</source>
            <translation>взявший первую взятку меняет на них свои</translation>
        </message>
        <message>
            <source>a stock: after each trick everybody draws</source>
            <translation>запас: после взятки каждый добирает</translation>
        </message>
        <message>
            <source>a stock: who cannot follow suit draws</source>
            <translation>запас: добирает тот, у кого нет масти</translation>
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
            <source>they may fall below zero</source>
            <translation>может уйти в минус</translation>
        </message>
        <message>
            <source>a total stops at zero</source>
            <translation>общий счёт — не ниже нуля</translation>
        </message>
        <message>
            <source>the points of a deal stop at zero</source>
            <translation>очки раздачи — не ниже нуля</translation>
        </message>
        <message>
            <source>no bidding</source>
            <translation>не торгуются</translation>
        </message>
        <message>
            <source>any card, by the player to the dealer’s left</source>
            <translation>любая карта, ходит сидящий слева от сдающего</translation>
        </message>
        <message>
            <source>a heart, or failing that a queen</source>
            <translation>черву, а без червей — даму</translation>
        </message>
        <message>
            <source>the first one played is higher</source>
            <translation>старше та, что сыграна первой</translation>
        </message>
        <message>
            <source>with two pairs in it, or no card left to win it</source>
            <translation>если в ней две пары или брать нечем</translation>
        </message>
        <message>
            <source>only with no card left to win it</source>
            <translation>только если брать нечем</translation>
        </message>
        <message>
            <source>only when unable to follow suit</source>
            <translation>только когда нет масти хода</translation>
        </message>
        <message>
            <source>it never takes a trick</source>
            <translation>не берёт никогда</translation>
        </message>
        <message>
            <source>the offender takes the trick and pays a chip to the pool</source>
            <translation>взятка виновному и фишка в пульку</translation>
        </message>
        <message>
            <source>every player alone</source>
            <translation>каждый за себя</translation>
        </message>
        <message>
            <source>partners with one score</source>
            <translation>пара на пару, счёт общий</translation>
        </message>
        <message>
            <source>everybody scores what they took</source>
            <translation>каждый пишет, что взял</translation>
        </message>
        <message>
            <source>the loser scores the difference</source>
            <translation>проигравший пишет разницу</translation>
        </message>
        <message>
            <source>in points; at the end money by the average</source>
            <translation>очками; в конце — расчёт по среднему</translation>
        </message>
        <message>
            <source>chips are bid to name the suit</source>
            <translation>торгуются на фишки: кто назовёт масть</translation>
        </message>
        <message>
            <source>a player may declare every penalty card</source>
            <translation>можно заявить все штрафные карты</translation>
        </message>
        <message>
            <source>a player may declare every trick</source>
            <translation>можно заявить все взятки</translation>
        </message>
        <message>
            <source>every trick, with a silent partner</source>
            <translation>все взятки с тайным партнёром</translation>
        </message>
        <message>
            <source>the lowest club, by its holder</source>
            <translation>младшая трефа, ходит её владелец</translation>
        </message>
        <message>
            <source>any club, by the holder of the lowest</source>
            <translation>любая трефа, ходит владелец младшей</translation>
        </message>
        <message>
            <source>any of them may be played</source>
            <translation>класть любую</translation>
        </message>
        <message>
            <source>the cards are dealt again</source>
            <translation>пересдать</translation>
        </message>
        <message>
            <source>its points do not count</source>
            <translation>её очки не считают</translation>
        </message>
        <message>
            <source>its points go to the lowest score of the deal</source>
            <translation>её очки пишут тому, у кого в раздаче меньше всех</translation>
        </message>
        <message>
            <source>any card</source>
            <translation>любую карту</translation>
        </message>
        <message>
            <source>they cancel each other</source>
            <translation>гасят друг друга</translation>
        </message>
        <message>
            <source>whoever led to it</source>
            <translation>тому, кто с неё ходил</translation>
        </message>
        <message>
            <source>whoever played the second of the two highest</source>
            <translation>тому, кто положил вторую из двух старших</translation>
        </message>
        <message>
            <source>at any time</source>
            <translation>когда угодно</translation>
        </message>
        <message>
            <source>the first joker of a trick takes it</source>
            <translation>первый джокер берёт взятку</translation>
        </message>
        <message>
            <source>the table refuses the card</source>
            <translation>стол не примет карту</translation>
        </message>
        <message>
            <source>the offender pays for everybody</source>
            <translation>виновный платит за всех</translation>
        </message>
        <message>
            <source>13 points, and the deal stops</source>
            <translation>13 очков, и раздача прервана</translation>
        </message>
        <message>
            <source>26 points, and the deal is abandoned</source>
            <translation>26 очков, и раздача брошена</translation>
        </message>
        <message>
            <source>all the points of the pack, and the deal is abandoned</source>
            <translation>все очки колоды, и раздача бросается</translation>
        </message>
        <message>
            <source>every penalty card</source>
            <translation>все штрафные карты</translation>
        </message>
        <message>
            <source>every trick</source>
            <translation>все взятки</translation>
        </message>
        <message>
            <source>partners, added up at the end</source>
            <translation>пара на пару, счёт складывают в конце</translation>
        </message>
        <message>
            <source>two partners may do it together</source>
            <translation>можно вдвоём</translation>
        </message>
        <message>
            <source>one of them has to do it alone</source>
            <translation>только в одиночку</translation>
        </message>
        <message>
            <source>one of them alone, and the partner pays too</source>
            <translation>только один из них, и партнёр тоже платит</translation>
        </message>
        <message>
            <source>six points are free</source>
            <translation>шесть очков прощаются</translation>
        </message>
        <message>
            <source>whoever took least is paid by the others</source>
            <translation>взявшему меньше всех платят остальные</translation>
        </message>
        <message>
            <source>into the pool; a clear hand takes it</source>
            <translation>в пульку; её берёт чистая рука</translation>
        </message>
        <message>
            <source>into the pool; one or two clear hands take it</source>
            <translation>в пульку; её берут одна-две чистые руки</translation>
        </message>
        <message>
            <source>into the pool; whoever took fewest takes it</source>
            <translation>в пульку; её берёт взявший меньше всех</translation>
        </message>
        <message>
            <source>Howell: pay for each opponent, draw for the rest</source>
            <translation>по Хауэллу: платишь за каждого, берёшь за остальное</translation>
        </message>
        <message>
            <source>whoever took least is paid the difference</source>
            <translation>взявшему меньше всех платят разницу</translation>
        </message>
        <message>
            <source>one pack</source>
            <translation>одна колода</translation>
        </message>
        <message>
            <source>two packs</source>
            <translation>две колоды</translation>
        </message>
        <message>
            <source>on the whole hand</source>
            <comment>trumps are named</comment>
            <translation>по всей руке</translation>
        </message>
        <message numerus="yes">
            <source>on the first %n card(s)</source>
            <comment>trumps are named</comment>
            <translation>
                <numerusform>по первой %n карте</numerusform>
                <numerusform>по первым %n картам</numerusform>
                <numerusform>по первым %n картам</numerusform>
            </translation>
        </message>
        <message>
            <source>no trumps</source>
            <translation>без козыря</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>без предела</translation>
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
            <source>as many as it takes</source>
            <translation>сколько понадобится</translation>
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
            <source>%n chip(s)</source>
            <translation>
                <numerusform>%n фишка</numerusform>
                <numerusform>%n фишки</numerusform>
                <numerusform>%n фишек</numerusform>
            </translation>
        </message>
        <message>
            <source>as many as the pack gives</source>
            <translation>сколько даёт колода</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n карта</numerusform>
                <numerusform>%n карты</numerusform>
                <numerusform>%n карт</numerusform>
            </translation>
        </message>
        <message>
            <source>the points of the deal</source>
            <translation>сколько очков в раздаче</translation>
        </message>
        <message>
            <source>never</source>
            <translation>без передачи</translation>
        </message>
        <message>
            <source>left, right, across, none</source>
            <translation>налево, направо, напротив, без передачи</translation>
        </message>
        <message>
            <source>left, right, none</source>
            <translation>налево, направо, без передачи</translation>
        </message>
        <message>
            <source>left, across, right</source>
            <translation>налево, напротив, направо</translation>
        </message>
        <message>
            <source>left, right</source>
            <translation>налево, направо</translation>
        </message>
        <message>
            <source>left, across, right, none</source>
            <translation>налево, напротив, направо, без передачи</translation>
        </message>
        <message>
            <source>left, right, across, to everybody</source>
            <translation>налево, направо, напротив, всем по карте</translation>
        </message>
        <message>
            <source>left, right, to everybody</source>
            <translation>налево, направо, всем по карте</translation>
        </message>
        <message>
            <source>left, right, to everybody, none</source>
            <translation>налево, направо, всем по карте, без передачи</translation>
        </message>
        <message>
            <source>always left</source>
            <translation>всегда налево</translation>
        </message>
        <message>
            <source>always right</source>
            <translation>всегда направо</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ничего</translation>
        </message>
        <message>
            <source>none, the whole pack</source>
            <translation>никаких, колода полная</translation>
        </message>
        <message>
            <source>“boys” are the kings</source>
            <translation>«мальчики» — короли</translation>
        </message>
        <message>
            <source>“boys” are the jacks</source>
            <translation>«мальчики» — валеты</translation>
        </message>
        <message>
            <source>with a deal of everything at once</source>
            <translation>с ералашем</translation>
        </message>
        <message>
            <source>with trump deals</source>
            <translation>с козырными раздачами</translation>
        </message>
        <message>
            <source>the usual ones</source>
            <translation>обычные</translation>
        </message>
        <message>
            <source>none: everything counts as usual</source>
            <translation>нет: сколько взяли, столько и пишут</translation>
        </message>
        <message>
            <source>nobody scores anything</source>
            <translation>никто ничего не пишет</translation>
        </message>
        <message>
            <source>the taker of everything is paid</source>
            <translation>взявшему всё платят</translation>
        </message>
        <message>
            <source>+{points} to the others</source>
            <translation>остальным +{points}</translation>
        </message>
        <message>
            <source>−{points} for the shooter</source>
            <translation>взявшему −{points}</translation>
        </message>
        <message>
            <source>the shooter chooses: +{points} or −{points}</source>
            <translation>по выбору: остальным +{points} или себе −{points}</translation>
        </message>
        <message>
            <source>+{points} to the others, or −{points} where that wins</source>
            <translation>остальным +{points}, а если выгодней — себе −{points}</translation>
        </message>
        <message>
            <source>{points} are taken from each</source>
            <translation>взявший берёт с каждого по {points}</translation>
        </message>
    </context>
    <context>
        <name>Variants</name>
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
            <translation>Чёрная дама, 1909</translation>
        </message>
        <message>
            <source>Black Lady, Culbertson’s</source>
            <translation>Чёрная дама Калбертсона</translation>
        </message>
        <message>
            <source>Tavern Jack’s rules</source>
            <translation>Правила «Таверны Джека»</translation>
        </message>
        <message>
            <source>Dynamo</source>
            <translation>Прокрутка динамо</translation>
        </message>
        <message>
            <source>Gruznov’s Hearts</source>
            <translation>Червы по Грузнову</translation>
        </message>
        <message>
            <source>Modern Hearts, 2011</source>
            <translation>Современные червы, 2011</translation>
        </message>
        <message>
            <source>Thirteen for all tricks</source>
            <translation>Минус 13 за все взятки</translation>
        </message>
        <message>
            <source>Hearts for two</source>
            <translation>Червы на двоих</translation>
        </message>
        <message>
            <source>Hearts of 1887</source>
            <translation>Червы 1887 года</translation>
        </message>
        <message>
            <source>Double game, face value</source>
            <translation>Двойная игра, по номиналу</translation>
        </message>
        <message>
            <source>Double game, 5-4-3-2</source>
            <translation>Двойная игра, 5-4-3-2</translation>
        </message>
        <message>
            <source>Pool and jackpot</source>
            <translation>Пулька и джекпот</translation>
        </message>
        <message>
            <source>Auction Hearts</source>
            <translation>Аукционные червы</translation>
        </message>
        <message>
            <source>Heartsette</source>
            <translation>Черветта</translation>
        </message>
        <message>
            <source>Black Jack, 10 points</source>
            <translation>Чёрный валет, 10 очков</translation>
        </message>
        <message>
            <source>Black Jack, 13 points</source>
            <translation>Чёрный валет, 13 очков</translation>
        </message>
        <message>
            <source>Black Maria</source>
            <translation>Чёрная Мария</translation>
        </message>
        <message>
            <source>Chasse-cœur</source>
            <translation>Шасс-кёр</translation>
        </message>
        <message>
            <source>Greek Hearts, 1939</source>
            <translation>Греческие червы, 1939</translation>
        </message>
        <message>
            <source>Greek Hearts, 1990</source>
            <translation>Греческие червы, 1990</translation>
        </message>
        <message>
            <source>Greek Hearts, 2008</source>
            <translation>Греческие червы, 2008</translation>
        </message>
        <message>
            <source>Greek Hearts, Gruznov’s</source>
            <translation>Греческие червы по Грузнову</translation>
        </message>
        <message>
            <source>Spot Hearts</source>
            <translation>Очковые червы</translation>
        </message>
        <message>
            <source>Spot Hearts, ace 1</source>
            <translation>Очковые червы, туз 1</translation>
        </message>
        <message>
            <source>Spot Hearts, Gruznov’s</source>
            <translation>Очковые червы по Грузнову</translation>
        </message>
        <message>
            <source>Spot Hearts for chips</source>
            <translation>Очковые червы на фишки</translation>
        </message>
        <message>
            <source>Royal Hearts</source>
            <translation>Королевские червы</translation>
        </message>
        <message>
            <source>Dynamo, jack of diamonds</source>
            <translation>Динамо, бубновый валет</translation>
        </message>
        <message>
            <source>Omnibus, ten of diamonds</source>
            <translation>Омнибус, десятка бубён</translation>
        </message>
        <message>
            <source>Omnibus, jack of diamonds</source>
            <translation>Омнибус, валет бубён</translation>
        </message>
        <message>
            <source>Black Omnibus</source>
            <translation>Чёрный омнибус</translation>
        </message>
        <message>
            <source>Greek Hearts, 1950</source>
            <translation>Греческие червы, 1950</translation>
        </message>
        <message>
            <source>Cancellation Hearts</source>
            <translation>Червы-канселляция</translation>
        </message>
        <message>
            <source>Domino Hearts, Foster’s</source>
            <translation>Червы-домино Фостера</translation>
        </message>
        <message>
            <source>Domino Hearts, Gruznov’s</source>
            <translation>Червы-домино по Грузнову</translation>
        </message>
        <message>
            <source>Hearts with a widow</source>
            <translation>Червовый диван</translation>
        </message>
        <message>
            <source>Joker Hearts</source>
            <translation>Джокер-червы</translation>
        </message>
        <message>
            <source>Two jokers for three</source>
            <translation>Два джокера на троих</translation>
        </message>
        <message>
            <source>Howell’s settlement</source>
            <translation>Расчёт Хауэлла</translation>
        </message>
        <message>
            <source>Partners, one score</source>
            <translation>Партнёрские, общий счёт</translation>
        </message>
        <message>
            <source>Partners, added at the end</source>
            <translation>Партнёрские, сложить в конце</translation>
        </message>
        <message>
            <source>Partners, slam bid</source>
            <translation>Партнёрские, заявка шлема</translation>
        </message>
        <message>
            <source>Polignac</source>
            <translation>Полиньяк</translation>
        </message>
        <message>
            <source>King</source>
            <translation>Кинг</translation>
        </message>
        <message>
            <source>King for three</source>
            <translation>Кинг на троих</translation>
        </message>
        <message>
            <source>Kierki</source>
            <translation>Керки</translation>
        </message>
        <message>
            <source>Reversis, 1601</source>
            <translation>Реверси, 1601</translation>
        </message>
        <message>
            <source>Windows Hearts</source>
            <comment>other names; windows_hearts</comment>
            <translation>червы из Windows</translation>
        </message>
        <message>
            <source>American Hearts; Black Widow; Rickety Kate</source>
            <comment>other names; black_lady_modern</comment>
            <translation>Американские червы; Черви — чёрная леди</translation>
        </message>
        <message>
            <source>Slippery Anne</source>
            <comment>other names; black_lady_1909</comment>
            <translation>Скользкая Энн</translation>
        </message>
        <message>
            <source>Black Lady</source>
            <comment>other names; black_lady_culbertson</comment>
            <translation>Чёрная леди</translation>
        </message>
        <message>
            <source>house rules</source>
            <comment>other names; tavern_jack</comment>
            <translation>Tavern Jack; домашние правила</translation>
        </message>
        <message>
            <source>dynamo</source>
            <comment>other names; dynamo</comment>
            <translation>динамо</translation>
        </message>
        <message>
            <source>Gruznov</source>
            <comment>other names; gruznov_hearts</comment>
            <translation>Грузнов</translation>
        </message>
        <message>
            <source>Arnold</source>
            <comment>other names; hearts_modern</comment>
            <translation>Арнольд; правила 2011 года</translation>
        </message>
        <message>
            <source>Lesnoy; penalty points</source>
            <comment>other names; hearts_penalty13</comment>
            <translation>Лесной; штрафные очки</translation>
        </message>
        <message>
            <source>two-handed; Draw Hearts</source>
            <comment>other names; hearts_two</comment>
            <translation>вдвоём; с добором; с прикупом</translation>
        </message>
        <message>
            <source>original Hearts; Hoyle</source>
            <comment>other names; hearts_1887</comment>
            <translation>первоначальные правила; Хойл</translation>
        </message>
        <message>
            <source>Eagle game</source>
            <comment>other names; hearts_double_a</comment>
            <translation>орлиная игра</translation>
        </message>
        <message>
            <source>Eagle game</source>
            <comment>other names; hearts_double_b</comment>
            <translation>орлиная игра</translation>
        </message>
        <message>
            <source>Sweepstake Hearts</source>
            <comment>other names; hearts_pool</comment>
            <translation>банк; расчёт пулькой</translation>
        </message>
        <message>
            <source>Howell</source>
            <comment>other names; hearts_howell</comment>
            <translation>сеттльмент Хауэлла</translation>
        </message>
        <message>
            <source>auction</source>
            <comment>other names; auction_hearts</comment>
            <translation>Червы-аукцион</translation>
        </message>
        <message>
            <source>widow</source>
            <comment>other names; heartsette</comment>
            <translation>Хартсет; Червы-вдова</translation>
        </message>
        <message>
            <source>Discard Hearts; Discount Hearts</source>
            <comment>other names; black_jack_hearts</comment>
            <translation>Дисконт-червы</translation>
        </message>
        <message>
            <source>Discard Hearts; Discount Hearts</source>
            <comment>other names; black_jack_hearts_13</comment>
            <translation>Дисконт-червы</translation>
        </message>
        <message>
            <source>Black Maria</source>
            <comment>other names; black_maria</comment>
            <translation>Чёрная Мэри</translation>
        </message>
        <message>
            <source>Chasse Coeur; Générale</source>
            <comment>other names; chasse_coeur</comment>
            <translation>Шасс Кёр; генераль</translation>
        </message>
        <message>
            <source>Greek; Phillips and Westall</source>
            <comment>other names; greek_1939</comment>
            <translation>греческие</translation>
        </message>
        <message>
            <source>Greek; Maguire</source>
            <comment>other names; greek_1990</comment>
            <translation>греческие</translation>
        </message>
        <message>
            <source>Greek; Parlett</source>
            <comment>other names; greek_2008</comment>
            <translation>греческие; Парлетт</translation>
        </message>
        <message>
            <source>Greek</source>
            <comment>other names; greek_gruznov</comment>
            <translation>греческие</translation>
        </message>
        <message>
            <source>Spot</source>
            <comment>other names; spot_points</comment>
            <translation>Пятнистые; Червы-спот; Червы-чип; фишечные</translation>
        </message>
        <message>
            <source>Spot; modern</source>
            <comment>other names; spot_modern</comment>
            <translation>Пятнистые; Червы-спот; Червы-чип</translation>
        </message>
        <message>
            <source>Spot</source>
            <comment>other names; spot_gruznov</comment>
            <translation>Пятнистые; Червы-спот; Червы-чип</translation>
        </message>
        <message>
            <source>Spot; 1887</source>
            <comment>other names; spot_1887</comment>
            <translation>Пятнистые; Червы-спот; Червы-чип; 1887</translation>
        </message>
        <message>
            <source>Royal; Parker Brothers</source>
            <comment>other names; royal_hearts</comment>
            <translation>четыре дамы</translation>
        </message>
        <message>
            <source>dynamo</source>
            <comment>other names; dynamo_jd</comment>
            <translation>Прокрутка динамо</translation>
        </message>
        <message>
            <source>Shoot the Moon</source>
            <comment>other names; omnibus_10d</comment>
            <translation>Универсальные червы; Червы-омнибус; Шутдемун</translation>
        </message>
        <message>
            <source>Shoot the Moon</source>
            <comment>other names; omnibus_jd</comment>
            <translation>Универсальные червы; Червы-омнибус; Шутдемун</translation>
        </message>
        <message>
            <source>Catch the Moon</source>
            <comment>other names; omnibus_gruznov</comment>
            <translation>Поймай луну; по Грузнову</translation>
        </message>
        <message>
            <source>Greek; Culbertson</source>
            <comment>other names; greek_1950</comment>
            <translation>греческие; Калбертсон</translation>
        </message>
        <message>
            <source>two packs</source>
            <comment>other names; cancellation_hearts</comment>
            <translation>Сокращённые червы; две колоды</translation>
        </message>
        <message>
            <source>Domino</source>
            <comment>other names; domino_foster</comment>
            <translation>домино</translation>
        </message>
        <message>
            <source>Domino</source>
            <comment>other names; domino_gruznov</comment>
            <translation>домино</translation>
        </message>
        <message>
            <source>widow; sofa</source>
            <comment>other names; heartsette_gruznov</comment>
            <translation>Червы с прикупом</translation>
        </message>
        <message>
            <source>joker</source>
            <comment>other names; joker_hearts</comment>
            <translation>Червы с джокером</translation>
        </message>
        <message>
            <source>joker; modern</source>
            <comment>other names; hearts_modern_jokers</comment>
            <translation>Червы-джокер; современные</translation>
        </message>
        <message>
            <source>partnership</source>
            <comment>other names; partner_combined</comment>
            <translation>партнёрские червы; пара на пару</translation>
        </message>
        <message>
            <source>partnership</source>
            <comment>other names; partner_individual</comment>
            <translation>партнёрские червы; пара на пару</translation>
        </message>
        <message>
            <source>partnership; Omnibus</source>
            <comment>other names; partner_slam_bid</comment>
            <translation>партнёрские червы; тайный партнёр</translation>
        </message>
        <message>
            <source>Quatre Valets; Four Jacks</source>
            <comment>other names; polignac</comment>
            <translation>Четыре валета</translation>
        </message>
        <message>
            <source>King</source>
            <comment>other names; king</comment>
            <translation>король</translation>
        </message>
        <message>
            <source>King</source>
            <comment>other names; king_three</comment>
            <translation>король</translation>
        </message>
        <message>
            <source>Polish King</source>
            <comment>other names; kierki</comment>
            <translation>Польский кинг</translation>
        </message>
        <message>
            <source>Reversi</source>
            <comment>other names; reversis_1601</comment>
            <translation>Реверсис</translation>
        </message>
        <message>
            <source>Black Lady</source>
            <comment>a group of variants</comment>
            <translation>Чёрная дама</translation>
        </message>
        <message>
            <source>Hearts only</source>
            <comment>a group of variants</comment>
            <translation>Только черви</translation>
        </message>
        <message>
            <source>More penalty cards</source>
            <comment>a group of variants</comment>
            <translation>Дорогие карты</translation>
        </message>
        <message>
            <source>Related games</source>
            <comment>a group of variants</comment>
            <translation>Родня</translation>
        </message>
        <message>
            <source>For chips</source>
            <comment>a group of variants</comment>
            <translation>На фишки</translation>
        </message>
        <message>
            <source>With a bonus card</source>
            <comment>a group of variants</comment>
            <translation>С призовой картой</translation>
        </message>
        <message>
            <source>Widow, stock, two packs</source>
            <comment>a group of variants</comment>
            <translation>Прикуп, запас, две колоды</translation>
        </message>
        <message>
            <source>Partners</source>
            <comment>a group of variants</comment>
            <translation>Партнёры</translation>
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
        <message>
            <source>Show me</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <translation>Спасибо, нет</translation>
        </message>
        <message>
            <source>Practice: nothing of it is kept. Your own match is waiting.</source>
            <translation>Это упражнение, оно никуда не записывается. Ваш матч ждёт.</translation>
        </message>
        <message>
            <source>New to the game? Six short lessons show how it is played. They wait in the Help menu too.</source>
            <translation>Впервые за этим столом? Шесть коротких уроков покажут, как играют в «Червы». Они есть и в меню «Справка».</translation>
        </message>
        <message>
            <source>Back to the match</source>
            <translation>К матчу</translation>
        </message>
        <message>
            <source>The game as text</source>
            <translation>Игра текстом</translation>
        </message>
    </context>
</TS>
