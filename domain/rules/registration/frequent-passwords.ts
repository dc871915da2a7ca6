/**
 * Of the 3,000 passwords of six letters and more that leaks hold most often, those that no rule refuses already: from the
 * frequency list of zxcvbn 4.4.2, @license MIT, copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.
 */
export const frequentPasswords: ReadonlySet<string> = new Set(
  `1029384756 111222333 1122334455 1123581321 123123a 123123q 1232323q 123321123 123321a 123321q 123454321 1234554321
  123456654321 1234567890a 1234567890q 12345678910 123456789a 123456789q 123456789z 12345678a 12345678q 1234567a
  1234567q 123456a 123456aa 123456k 123456q 123456qw 123456qwerty 123456r 123456s 123456z 12345a 12345q 12345qwe
  12345qwert 12345t 12345z 1234qwe 1234qwer 123654789 123698745 123789456 123aaa 123asd 123qaz 123qq123 123qwe
  123qwe123 123zxc 12qw12 12qw34er 12qwas 12qwaszx 135792468 1357924680 147258369 147852369 147896325 192837465 1a2b3c
  1a2b3c4d 1passwor 1pussy 1qa2ws3ed 1qazxsw2 1x2zkg8w 321654987 4815162342 4runner 50cent 741852963 789456123
  7ugd5hip2j 8j4ye3uz 963852741 987456321 a11111 a12345 a123456 a1234567 a12345678 a123456789 a1s2d3 a1s2d3f4 aa123456
  aaa111 aaliyah aardvark aaron1 aberdeen abgrtyu absolut accord achilles action adam12 adgjmptw adidas adonis aezakmi
  agent007 aggies aikido airborne airbus airforce airplane alabama alaska albatros albion alejandr aleksandr
  aleksandra aleksey alenka alex123 alexande alexandr alexis alibaba aliens allmine allsop allstar alpha1 alphabet
  alpine alucard amadeus amanda1 amateur amazon amber1 america america1 amsterda amsterdam anaconda anakin analsex
  anarchy andrei andrew1 andrey andromeda anfield angels anhyeuem animal anthony1 antoni anubis apache apollo apollo13
  apple1 apple123 applepie apples aquarius aragorn area51 arizona armagedon armani arsenal arsenal1 artemis artemka
  asd123 asdfjkl asdfzxcv asdzxc ashley1 aspire aspirine assassin assfuck asshole asshole1 assholes assman assword
  asterix astros atlanta atlantis atomic auburn audia4 aussie austin austin1 australi avalanch avalon avatar avenger
  awesome azamat azerty azsxdc azsxdcfv babyblue babyboy babydoll babyface babylon babylon5 bacardi bacchus backdoor
  badass badboy baddog badger badgirl badman baggins bagira baller balloon balloons bananas banane bandit bangkok
  banker banner banshee banzai barcelon barefoot barkley barney barsik bartman basketba bassman bastard bayern
  bcfields beaches beagle beamer beaner beanie bearcat beast1 beastie beatle beatles beautifu beauty beaver beavis
  beckham beefcake beemer beetle bella1 benfica bengals beowulf beretta berlin bhbirf bicycle bigass bigballs bigbear
  bigbird bigboobs bigboy bigbutt bigcock bigdaddy bigdick bigdog bigfoot biggie biggles bigguy bigmac bigman bigmike
  bigmoney bigone bigred bigsexy bigtime bigtit bigtits bikini billy1 billybob billyboy bimmer bingo1 binladen birdie
  birdman biscuit bitch1 bitchass bitches biteme bizkit black1 blackbir blackcat blackdog blackhaw blackie blackjac
  blackjack blackout blacks blacky blades blaster blazer blessed blessing blink182 blizzard blonde blondes blondie
  blowjob blowme blue123 blue22 bluebird blueboy bluedog blueeyes bluefish bluemoon bluesky bob123 bobafett bobby1
  bobcat boeing bogart bogdan bohica bollocks bollox bomber bond007 bondage bonehead bonjour bonkers bonsai boobie
  boobies booger boogie bookworm boomer bootie boricua borussia bossman boston bounce bowler bowling boxing boxster
  br0d3r brando brandon1 brandy brasil braves brazil breast breasts breeze brian1 brighton bristol britney bronco
  broncos brooklyn brownie browns brucelee bruins brutus bubba1 bubbas bubble bubbles bucket buckeye buckeyes buckshot
  buddah buddha buddie buddy1 budlight budman budweise buffalo buffett buffy1 bugger builder bulldog bulldog1 bulldogs
  bullet bullseye bullshit bunghole bunny1 burger butter buttercu butterfl butterfly butthead butthole buttman buttons
  buzzard byteme cabbage cactus cadillac caesar calgary calico caliente californ caligula camaro cambiami camelot
  camels cameltoe cameron cameron1 camper canada cancer cancun candle candyman cannabis cantona capone captain caramel
  caravan cardinal carolina carpedie carpet carrera carrot cartman cartoon casanova caserta casey1 casino casper
  cassie cat123 catch22 catdog catfish catherin catman cavalier caveman cbr600 ccbill cdtnkfyf celeron celica celine
  celtic celtics cerberus cessna cfitymrf cgfhnfr chainsaw champion champs charger chargers charles1 charli charlie
  charlie1 charlott charlton charly charmed chaser cheater checkers cheech cheeks cheers cheetah chelsea chelsea1
  cherokee cherry chester chester1 chevelle chevrole chevy1 chewie cheyenne chicago chicago1 chicken chicken1 chickens
  chicks chiefs chimera chinook chipper chivas chloe1 chocolat chopper chris1 chrisbln chrissy christ christia
  christin christop chrome chronic chrono chrysler chuang chubby chuckie chuckles chucky chunky cicero cigars cinder
  cinnamon cjkysirj cjkywt clancy clapton clarinet classic claudi claymore clemson clevelan clipper clitoris cloud9
  clouds clover cobra1 cocacola cocaine coconut coffee cohiba colombia colorado colors colt45 coltrane commando compaq
  compute computer concrete condom condor connect connor consumer cookies cooldude cooler coolguy coolio coolman
  cooter copper corleone corona corrado corsair corvette cosmic cosmos cosworth cougar cowboy cowboy1 cowboys cowboys1
  coyote cracker crazy1 crazybab creampie creamy creative cricket crimson critter crjhgbjy cruise cruiser crunch
  crusader crysis crystal1 cthulhu cthutq cubbies cubswin cuddles cumming cumshot cupcake curious custom cutlass
  cutter cxfcnmt cyclone cyclops cypress daddy1 daewoo dagger daisy1 dakota dalejr dallas dallas1 dammit damnit dancer
  danger daniil danila dannyboy danzig darkman darkness darkside darkstar davide davids daytona dbrnjh dbrnjhbz
  deadhead deadman deadpool death1 deejay deepthroat deeznuts deeznutz defender defiant deftones delete delphi delta1
  deluxe denali deniska depeche desert designer desire deskjet destiny detroit deutsch devil666 devildog devils dexter
  dfcbkbq dfkthbz dfkthf dfktynbyf dfvgbh dharma diablo diamond diamond1 diamonds dickhead dickie diehard diesel
  dietcoke dieter digger diggler digital digital1 dilbert dilligaf dinamo dingdong dinosaur dirtbike discover disney
  divine dkflbckfd dkflbvbh doberman dodge1 dodger dodgeram dogfood doggie doghouse dogman doitnow dollar dolphin
  dolphin1 dolphins domino donkey donuts doobie doodle doogie dookie doughboy dracula dragons dragoon dreamer dreams
  driver drizzt droopy drowssap drpepper drummer dthjybrf dublin ducati duchess dumbass durango duster dutchess eagle1
  eagles eagles1 eastside eatpussy eatshit eclipse eduard edward1 eeyore einstein ekaterina electra electric electron
  element elephant elizabet elizaveta elvis1 emerald emily1 eminem empire engage engineer enigma enter1 enterpri
  enterprise eraser ericsson erotic erotica escort eternal eternity eureka europa everest everton excalibu exigen
  exigent exodus explorer express extreme fabric facial faggot falcon falcons fallen fallout fantasy farscape farside
  faster fatass fatboy fatcat fatman feather fender fergie fernand ferrari ferrari1 ferret fester fetish fghtkm ficken
  figaro fighter filter finger fireball firebird firefly firefox fireman fishes fishing fishing1 fisting fitness
  fktrcfylh fktrcfylhf fktrctq flames flamingo flash1 flatron fletch flexible flipper floppy florian florida florida1
  flounder fluffy flyboy flyers foobar footbal fordf150 forest forever forfun formula formula1 fortuna foryou fossil
  foxtrot francesc frank1 franky freaks freaky freckles freddy freepass freeporn freeuser friday fright frisco frisky
  frogger froggy front242 frontier frosty fucked fucker fuckers fuckface fuckher fucking fuckinside fuckit fuckme
  fuckoff fuckoff1 fuckthis fucku2 fuckyou fuckyou1 fuckyou2 fugazi funtime fusion fyfcnfcbz fylhtq fytxrf fyutkbyf
  gabrie gabriel1 gabriell galaxy galina galore gambit gamecube gameover gandalf gandalf1 gangbang gangsta gangster
  garden garfield gargoyle gateway gateway1 gator1 gatorade gators gawker gbpltw gegcbr geheim gemini genesis genius
  george1 geronimo gesperrt getmoney getsome gfhjkm gfhjkm1 gfhjkm123 ghbdtn ghbdtnbr ghblehjr ghetto ghjcnj ghjcnjnfr
  ghostrider giants giorgi gizmo1 gizmodo gjkbyf gladiator gmoney goalie goaway goblin goblue gobucks goddess godfathe
  godfather godsmack godzilla gofish goforit goldfish goldstar goldwing golfball golfer golfing goliath gollum gonavy
  goober goodboy goodluck goodtime gopher gordon24 gorilla gotcha gothic gotohell govols granny grapes grease great1
  greatone green1 greenbay greenday greens gregor gremlin grendel gretzky griffey gringo grizzly gromit groove groovy
  groucho grumpy gsxr750 guardian guiness guinness guitar guitar1 gundam gunnar gunner gunners gustav hacked hacker
  hal9000 halflife hambone hamburg hamlet hammer hammers hamster handyman hannah hannibal hansolo happy1 happy123
  happyday hardcock hardcore hardon hardrock harley harley1 harry1 havefun hawaii hawaiian hawkeye hawkeyes hayabusa
  hearts heater heather1 heaven heckfy hedgehog heineken hellfire helloo hellyeah helmet helpme hendrix hentai herbie
  hercules hermes hershey hesoyam hidden highland hiphop hippie hithere hitler hitman hjvfirf hobbes hobbit hockey
  hockey1 hokies holiday holly1 hollywoo holyshit homer1 homers homerun honda1 honey1 hongkong hooker hoosier hoosiers
  hooter hooters hootie horizon horndog hornet horney horny1 horses hotbox hotboy hotdog hotpussy hotred hotrod hotsex
  hotshot hotstuff hottie hummer hunting hurrican husker huskers huskies hustler hyperion iamgod ib6ub9 ibanez
  icecream iceman idontkno idontknow iforgot iguana ihateyou illini illusion ilovesex iloveu iloveyo immortal impala
  incubus indiana indians indigo inferno infiniti infinity insane insert integra intrepid intruder inuyasha iomega
  ipswich irish1 ironman iscool italia ivanov ivanova iverson iwantu jabroni jackal jackass jackoff jackson1 jackson5
  jacob1 jagger jaguar jamaica james007 james1 jamesbon jamesbond jamie1 jammer jammin jarhead jasmine jasmine1 jason1
  jasper jaybird jayden jayhawk jazzman jenny1 jericho jerkoff jessic jester jethro jetski jewels jimbob jimmy1
  jktymrf jockey johann johannes john316 johnboy joker1 jokers joshua1 jrcfyf juggalo jumper junebug jungle junior
  jupiter just4me justdoit justice justin1 justme juventus kahuna kaktus kamikaze kangaroo kansas karate karolina
  kashmir kasper katana katerina katie1 katrin kawasaki kcj9wx5n keeper kelly1 kenshin kenwood kenworth kevin1
  keyboard keystone keywest kickass kicker killbill killers killme kingfish kingkong kingpin kingston kipper kirill
  kisses kissme kitkat kitten kittycat kittykat klaster kleopatra klingon knickers knicks knights knopka kodiak
  kolobok koshka kosmos kostya kotenok krishna ktyjxrf kungfu labrador labtec lacrosse ladybug laguna lakers lakota
  lancelot lancer lansing laptop larisa lassie lasvegas latinas latino leather leavemealone ledzep legacy legend
  legion legolas lennon leonid leopard lesbian lesbians lespaul lestat letsgo lexmark liberty licker lickit lickme
  lifehack lighter lightnin lightning lights lineage2 lionking liquid liverpoo liverpool lizard lobster logan1
  logitech lokomotiv lol123 lolipop lollipop london lonestar lonewolf longhorn looker looser losers loveit lover1
  loverboy lovers lovesex loveyou lowrider ltybcrf lucifer lucky1 lucky13 lucky7 luckydog ludmila lvbnhbq macdaddy
  machine macross maddie maddog madina madison madison1 madman madmax madness madonna maestro maggie maggot magic1
  magick magicman magnum magnus magpie maiden mailcreated5240 mailman majestic makaveli maksim malaka malibu malina
  mallard mamapapa manchest manchester mancity mandarin mandingo maniac manowar manson mantis manutd maradona marathon
  marika marina marine marine1 mariners marines marino marino13 marius marlboro marley martini maryjane massive
  matador matrix matthew1 mature maverick max123 maxell maxima maximus maxwell mayday mayhem mazafaka meatball
  meathead meatloaf mechanic medusa megadeth megaman megapass megatron meister melissa1 mellon mellow memorex memphis
  menace mercedes mercury meridian merlin merlot mermaid mersedes metallic metallica mexico michae michael1 michigan
  microlab micron microsof midget midnight midway mighty milana milano milena milkman millwall minime mirage misfit
  mishka missy1 mister mistress misty1 mittens modena molly1 mollydog moloko molson momoney monaco monalisa monday
  mondeo money1 moneyman moneys mongoose monitor monkeys monopoly monster monster1 montana montgom240 montreal moocow
  mookie moonlight moose1 morgan1 moritz morpheus mortgage mortimer moscow mother motherlode motorola mountain mouse1
  mozart muffin mulder mullet multiplelo munchkin muppet musashi muscle mushroom music1 musicman mustafa mustang
  mustang1 mustangs mustard mybaby mylife mylove mypass mystic napass napster nascar nasty1 nastya natali natasha
  naughty ncc1701 ncc1701a ncc1701d ncc1701e ne1469 nebraska nemesis neptune nevada newbie newcastl newlife newpass
  newpass6 newport newyork newyork1 nfnmzyf nickel nicola nicole1 nigger nikita nikola nikolay nimbus nimrod niners
  ninjas nipper nipple nipples nirvana nissan nitram nofear nokia6300 nolimit noodle noodles nookie nopass novell
  nudist nugget nuggets number1 nuttertools nwo4life nyjets nylons nymets oakland obiwan oblivion oceans ohyeah
  oicu812 oilers oksana oldman oliver oliver1 olivier omega1 onelove onetime online onlyme openup operator optimus
  oracle oranges orchid orgasm orioles oscar1 osiris othello ou8122 outkast outlaw overkill overlord oxford p0015123
  pa55w0rd pa55word pacers packard packer packers packers1 pacman padres paintbal paintball pakistan paladin paloma
  panama panasoni panasonic pancho pandora pantera panther panther1 panthers panties pantyhos panzer paradise paradox
  parola parrot pascal passat passion passme passport passw0rd passwor passwor1 passwords passwort patches patrick1
  patriot patriots pavilion peaches peanut peanuts pearljam pebbles peekaboo peewee pegasus pencil penguin penguins
  penny1 penthous pentium pepsi1 pervert peter1 peterpan petrov peugeot phantom pheonix philippe philips phillies
  philly phoenix phoenix1 photos pianoman picard picasso piccolo pickle pickles pickup piglet pikachu pillow pimpin
  pineappl pingpong pinhead pinkfloy pioneer pippen pirate pirates pisces pissing pissoff pistol pitbull pizzas planet
  plastic platinum playboy player playtime plumber plymouth pobeda poison polaris police polina polniypizdec0211
  polska pompey poncho pontiac poochie poodle poohbear pookie poontang pooper poopie pooter popcorn popeye porkchop
  pornos pornstar porsche porsche9 portland portugal poseidon possum postal potato pothead powder power1 preacher
  precious predator prelude presario presto primus prince princes printer prissy private privet prodigy prophet psycho
  puddin pudding pumpkin punisher punkin punkrock puppies pupsik purdue pussey pussie pussies pussy1 pussy69 pussycat
  pussyman pussys putter pyramid python q12345 q123456 qawsed qawsedrf qaz123 qazwsxed qazwsxedcrfv qazxsw qazxswedc
  qazzaq qqq111 quantum quartz quattro queens qwaszx qwe123 qwer123 qwer1234 qwerasdf qwertz r2d2c3po rabbit rabota
  racecar racerx rachel1 racing ragnarok raider raiders raiders1 rainbow rainman raistlin rambler rammstein ramses
  rancid random rangers rangers1 raptor rascal rasdzv3 rasputin rastaman raven1 ravens rbhbkk rctybz reader reaper
  rebecca1 rebels red123 redalert redbull reddog redfish redhead redhot redline redman redneck redrum redskins redsox
  redwing redwings redwood reebok reefer renault renegade rereirf rescue retard rfhbyf rfnthbyf rfrfirf rfrnec
  rhbcnbyf rhfcjnrf rhtdtlrj richard1 rightnow ripken ripper ripple rjirfrgbde rjntyjr rjycnfynby roadkill roadking
  roadrunn robert1 robotech rocker rocket rockets rockford rockhard rockon rockstar rocky1 rodman roller rolltide
  romashka rommel rookie rooster rootbeer rosebud rotten route66 rovers royals rtyuehe rubber rulezzz runescape runner
  rush2112 ruslan russia rustam rusty1 sabbath sabine sabres sadie1 safari sailboat sailing sailor saints sakura
  salamander saleen sally1 salmon salomon salsero samantha samiam sammy1 samson samtron samurai sancho sandiego
  sandman sandro sandy1 sanfran sapper sapphire sarah1 saratoga sascha sasha1 sasuke satan666 satana saturn sauron
  sausage sayang scania scanner scarface scarlet scooby scoobydo scooter scooter1 scorpio scorpio1 scorpion scotch
  scotland scott1 scotty scrappy scream scruffy scully seahawks seamus searay seattle sebastia security seeker
  seinfeld select seminole semperfi sentinel septembe serega serenity sergei sergey sersolution server sesame seven7
  sex123 sex4me sexual sexxxx sexy69 sexygirl sexyman shaggy shalom shaman shamrock shaney14 shania shannon1 shaolin
  sharks sharky shasta shaved shazam shelby shemale sherlock shiloh shithead shitty shogun shooter shorty shotgun
  showme showtime siemens sierra silverad simon1 simple simpsons sinatra sinbad sinister sinner sirius sithlord sixers
  skater skeeter skidoo skiing skinny skipper skippy skittles skorpion skydive skylar skyler skyline skywalke
  skywalker slacker slappy slapshot slave1 slayer sleepy slider slinky slipknot slippery slutty smeghead smegma smelly
  smiles smiley smiths smitty smoker smokes smokey smokin smooth smudge snake1 snakes snapon snapper snapple snatch
  sneakers snickers sniper snoopdog snoopy snowball snowboar snowman snuggles sobaka socrates softball software
  sojdlg123aljg soldier soleil solnce sommer sonics sonoma sooners sophie soso123aljg southpar southpark spaceman
  spanking spankme spanky sparkle sparky sparky1 sparta spartak spartan spartans speaker spectre spectrum speedo
  speedy spider spiderma spidey spike1 spinner spirit spitfire splash splinter sponge spongebob spooky spring sprint
  sprite spunky spurs1 sputnik spyder squall squash squirrel squirt srinivas stalin stalker stallion star69 starbuck
  starcraf starcraft stardust starfire starfish stargate starman starship starter startrek static stealth steeler
  steelers stefano stephani stereo sterlin steve1 sticks sticky stimpy stinger stingray stinky stocking stocks
  stonecol stoned stones stoney stormy stranger strider strike striker stripper studly stumpy stunner stupid subaru
  sublime subway subzero success sucker suckit suckme sultan summit sundance sunday sunflowe sunflower sunnyday
  sunrise sunset sunshin super1 super123 superfly supersta superstar surfer surfing suzuki svetik svetlana svoboda
  swallow sweet1 sweetpea sweets sweety swimmer swimming swinger swingers swordfis swordfish swords sydney syncmaster
  syracuse tacobell tacoma talisman tanker tardis target tarheel tarheels tarzan tattoo tatyana taurus taylor1 tazman
  tazmania tdutybq tdutybz teacher technics techno teddy1 teddybea tekken telefon tempest templar tennis tequila
  terminator terrapin terror tester testing texas1 thailand thanatos thankyou theboss thecat thedog thedoors thedude
  theend thegame thegreat thekid theking theman theone therock thesims thirteen thomas1 thongs thuglife thumbs thumper
  thunder thunder1 thunderb thx1138 tiberius tickle tiffany1 tiger1 tigers tights timber tinker tinkerbell tinman
  titanic titanium titans titleist titten titties tolkien tomato tomcat tommy1 tommyboy toolman tootsie topcat topdog
  topgun topher topper tornado toronto toshiba tottenha tottenham toyota tracker tractor trader trance transam
  translator trapper travel traveler treasure trebor trfnthbyf triangle tricky trident trigger trinity triton triumph
  trixie trojan trojans trombone trooper trouble trucker trucks truelove trumpet trunks tsunami tuesday tulips
  tunafish tundra turbo1 turkey turkey50 turtle tweety twilight twinkle twisted twister tyler1 typhoon ufkbyf ultima
  ultimate umbrella underdog undertaker unicorn unreal usa123 usarmy usnavy usuckballz1 utopia vacation vagina
  valentin valera valhalla valkyrie vampire vanhalen vanilla vasilisa vector vectra vedder vegeta velvet venera
  verbatim veritas vermont veronika vertigo vfczyz vfhbyf vfhecz vfhufhbnf vfksirf vfrcbv vfrcbvrf vfvekz vfvfgfgf
  vfvjxrf vh5150 viagra victory viewsonic viking vikings viktor viktoria viper1 vipers virgin vision vitalik vkontakte
  vladik vladimir vladislav volley voodoo vortex voyager voyeur vulcan walleye walmart walnut walrus wanker wapbbs
  warcraft wareagle warhammer warlock warlord warrior warriors warthog wasser wassup watcher waterloo weasel webmaste
  webmaster weezer welder werewolf westham westside westwood wetpussy whatsup wheels whiskers whiskey whisky whisper
  whitesox whitey whocares whynot wibble wicked wildcat wildcats wildfire wildman william1 willow windsor winner
  winston winston1 winter wisdom wishbone wizard wolf359 wolfgang wolfie wolfman wolfpack wolverin wolverine wolves
  wombat woody1 woohoo wookie wordpass wrangler wrestle wrestlin wrinkle1 wutang xanadu xavier xerxes xfiles xtreme
  xxx123 xxxpass xyz123 yamaha yankee ybrbnf ybrjkfq yellow yfcntymrf yfnfif yfnfkmz yomama yosemite yourmom yousuck
  yzerman z1x2c3 z1x2c3v4 zaphod zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqxsw zenith zeppelin zerocool zhuang zidane zigzag
  zipper zombie zvezda zxasqw12 zxc123 zxcasd zxcasdqwe`.split(/\s+/),
);
