/**
 * English words of everyday life that visitors say, before the colon, and words by which a firm may have written of
 * it, behind it; those before the colon mean about the same. Of any trade, and looser than the synonyms: they weigh less.
 */
export const ENGLISH = `
  puppy puppies pup doggy hound dogs : dog pet animal assistance
  kitten kitty cats : cat pet animal
  pet pets animal : dog cat pet animal
  kid kids child children toddler toddlers baby babies infant newborn youngster little : child baby family age year under parent young junior
  teenager teen teens teenagers adolescent youth : teenager young age year junior student
  son daughter grandson granddaughter nephew niece grandchild grandchildren : child family junior young
  grown-up grownup grown adult adults : adult age over
  elderly senior seniors old-age retired retiree pensioner pensioners oap oaps grandma grandmother grandad grandfather gran granny : senior pensioner over age concession retired discount older
  student pupil undergraduate uni college schoolchild : student school concession discount
  jobless unemployed income benefits hardship : concession reduced benefit discount unwaged
  mum mom mother dad father parents parent husband wife partner girlfriend boyfriend : parent guardian family partner friend couple accompany
  mate mates friend friends buddy companion : friend guest companion relative group somebody
  sister brother sibling siblings cousin relative relatives : family relative friend sibling
  crowd party group team bunch gang : group party private team
  celebrate celebration birthday anniversary wedding hen stag : party celebration birthday hire private event group
  disabled disability handicapped wheelchair mobility crutches walker accessible : wheelchair step ramp lift accessible access disabled disability carer level
  stairs staircase steps elevator lift ramp : step stair lift ramp floor accessible
  deaf hearing : hearing loop deaf sign
  blind sight eyesight visually : blind braille guide dog large-print
  carer helper assistant aide : carer companion assistant free
  pram pushchair buggy stroller : pushchair pram buggy step lift child
  pregnant pregnancy expecting : pregnant pregnancy midwife doctor
  ill sick unwell flu cold fever poorly bug : ill sick doctor symptom unwell health
  pain painful hurt hurts hurting sore ache aching agony : pain hurt sore tender emergency
  scared afraid frightened terrified fear nervous anxious anxiety worried worry phobia shy : afraid anxious nervous fear calm gentle
  allergy allergic intolerant intolerance nuts gluten coeliac celiac lactose dairy : allergy allergen gluten vegan ingredient free nut milk
  vegetarian veggie vegan plant-based : vegan vegetarian plant milk
  blood bleed bleeding wound injured injury cut accident hurt : first-aid bleeding injury accident emergency
  medicine medication drug drugs pills tablets prescription : medicine prescription painkiller tablet
  doctor physician gp nurse : doctor nurse medical health
  danger dangerous unsafe risk risky hazard safe safely : safe safety risk danger supervise
  lunch dinner supper brunch eat eating hungry bite snack snacks meal meals food : food eat meal lunch snack menu kitchen café restaurant cake soup breakfast catering picnic
  drink drinks thirsty beverage beverages : drink water tea coffee bar café beer wine bottle
  alcohol booze beer wine champagne drunk : alcohol beer wine drink bar
  coffee tea cuppa : coffee tea café drink
  cake cakes dessert sweets : cake dessert bakery
  spanish french german polish portuguese italian language fluent interpreter translate translation english : language speak spanish french german interpreter translation english
  stale rotten off mouldy spoil spoiled expire expires expired expiry outdated : fresh expire date best keep store shelf valid
  fresh freshness : fresh date keep best roasted made
  eco green environment environmental environmentally friendly planet ecological sustainability sustainable climate carbon footprint : planet environment recycle compost sustainable solar energy green carbon reuse climate
  rubbish trash waste bin garbage throw : waste recycle compost bin dispose
  courier postman driver deliveryman carrier : driver courier delivery parcel carrier post
  post posted mail mailed send sent dispatch dispatched : post deliver send delivery shipping parcel dispatch letterbox
  arrive arrives arrived arrival turn come reach : arrive delivery delivered day come
  quickly soon fast quick speedy speed rapid urgently urgent hurry asap immediately : day hour minute express within same urgent emergency long
  wait waiting queue queuing delay delayed : wait waiting list queue time long late
  late later traffic stuck behind overdue miss missed missing : late miss minute missed delay
  early earlier beforehand before advance ahead : before advance early minute prior
  evening evenings night tonight after-work : evening pm late night after
  morning mornings dawn : morning am early
  weekend weekends saturday sunday : weekend saturday sunday
  weekday weekdays midweek : monday weekday friday
  christmas xmas easter holidays bank festive : holiday christmas december january public closed bank
  shut shuts close closes closed closing closure : close closed closing hour until
  open opens opening : open opening hour
  times timetable schedule hours : hour time timetable open schedule session
  book booked booking reserve reserved spot slot place space seat : book booking reserve place reservation appointment online slot
  appointment slot session visit : appointment visit session book
  full sold-out fully crowded busy packed : full busy place waiting quiet capacity
  quiet calm peaceful quietest : quiet calm silence
  cancel cancelled withdraw quit stop end leave terminate back-out : cancel cancellation end stop notice pause
  pause freeze suspend hold break : pause freeze suspend hold skip
  postpone reschedule move change switch swap shift rebook : change move reschedule date swap exchange transfer
  forget forgot forgotten : miss missed forgotten forget lost
  lose lost left misplaced : lost property found miss lose
  refund reimbursed money-back compensation compensate : refund money back return
  owe owed debt due outstanding : charge fee pay due invoice
  pay paying paid payment spend : pay payment card cash invoice
  cash coins notes money : cash card pay money
  card visa mastercard debit credit contactless tap paypal : card debit credit cash pay
  instalment instalments installments gradually spread : month monthly instalment part interest
  monthly month per-month : month monthly
  cheap cheaper cheapest bargain deal deals affordable budget saving savings save reduction reduced concession concessions off : discount off concession reduced offer price save
  expensive pricey dear costly afford : price cost fee
  fine penalty fined surcharge penalised : charge fee cost
  deposit upfront prepayment downpayment : deposit advance pay back
  insurance insurer insured cover covered : insurance insurer cover
  tip tips gratuity : tip service
  receipt invoice bill proof paperwork vat : receipt invoice bill vat
  voucher gift present presents surprise : gift voucher card present
  hire rent rental renting lease leasing borrow loan lend : hire rent lease borrow loan lend deposit
  bring take carry : bring take own
  wear wearing clothes clothing outfit dress dressed shoes : wear clothing clothes shoes dress apron costume
  towel towels robe : towel robe hire bring
  wash shower showers bath : shower wash
  toilet toilets loo bathroom restroom wc washroom : toilet bathroom
  locker lockers valuables belongings stuff bag bags luggage suitcase coat : locker bag luggage coat storage valuables
  stolen steal theft thief robbed : theft liability valuables locker stolen
  photo photos picture pictures film filming camera selfie video : photo camera film picture
  phone mobile cellphone smartphone : phone mobile call
  wifi internet online web : wifi internet online website
  laptop computer desk work : laptop wifi desk
  smoke smoking cigarette cigarettes vape vaping : smoke smoking vape
  music loud noise noisy : music noise loud quiet
  car vehicle van motorbike drive driving motor automobile : car park parking drive road motorway
  park parked parking : park parking car space
  bike bicycle cycle cycling bikes : bike bicycle cycle rack stand
  bus tram train tube underground metro railway station transport : bus train tram station stop line walk
  walk walking foot : walk foot minute
  taxi cab uber : taxi rank
  directions route map reach get-to far near nearby : address street road station minute walk find
  located situated address whereabouts : address street road
  staff employee people who team : team staff founder owner manager run
  boss owner manager charge chief director head run runs : owner manager founder director head
  founder started began history story background : founded founder began history since
  job jobs career vacancy hiring recruit recruiting apprenticeship apprenticeships internship trainee employ : job vacancy apply application train career work
  volunteer volunteering : volunteer help
  complain complaint complaints grumble unhappy dissatisfied angry disappointed moan feedback : complaint complain feedback praise manager write
  problem wrong fault issue trouble broken damaged : wrong problem fault damage broken photo
  mistake error incorrect wrong unordered : wrong mistake error
  contact reach ring speak talk : contact phone e-mail call write
  beginner beginners novice starter newcomer inexperienced experience : beginner experience level start first
  expert advanced experienced professional : advanced experience expert
  class classes course courses lesson lessons workshop workshops session sessions training tuition : course class workshop lesson training
  teach teacher teachers taught coach instructor tutor trainer : teach teacher instructor coach trainer
  learn learning study practise practice : learn lesson course beginner teach
  certificate qualification exam test badge diploma : certificate badge award exam
  join joining enrol sign register registration signup become new : join register member membership new sign
  member membership subscription subscriber : member membership subscription plan
  account login password : account password login
  data privacy personal gdpr information : data privacy record
  records notes file history : record note file
  photocopy copy print : copy print paper
  moved moving house relocate relocated : address change move
  name surname married : name
  reviews rating recommend award awards prize : award review gold
  buy purchase purchased shop sell order ordered : buy order sell shop
  source origin originate sourced supplier suppliers raw : origin come farm supplier buy
  ingredient ingredients made contain contains : ingredient contain made
  material fabric made-of : material made steel wood cotton paper
  size sizes big large small measurements dimensions fit fits : size large small cm dimension
  weight weigh heavy : weight kg g
  temperature hot warm cold heat heated heating chilly : temperature warm degrees heated heat cold
  deep depth shallow : deep depth metre
  guarantee warranty guaranteed : guarantee warranty year
  repair repairs fix mend broken service servicing mechanic : repair fix service mechanic
  clean cleaning cleaned dirty hygiene hygienic : clean hygiene clean rinse wash
  store storage keep preserve : keep store storage
  sample samples taster trial try test : trial taster tasting sample try free
  free complimentary gratis : free charge
  company corporate firm business office commercial : company business office corporate wholesale
  bulk wholesale trade quantity : wholesale bulk discount order
  logo brand branding label personalised custom : label logo print brand own
  packaging package box bag wrapping : bag box packaging pack
  abroad overseas international foreign : international country abroad europe
  rain raining weather storm snow : rain weather outdoor cancel
  outdoors outside outdoor garden terrace : outdoor terrace garden outside
  inside indoor indoors : indoor inside
  rules allowed allow permitted permission may forbidden banned prohibited : allow rule welcome permitted must
  limit maximum max many : limit maximum most
  minimum least smallest : minimum smallest least
  age ages old young : age year under over
  length long last lasts duration : minute hour long last take
  often frequency frequently regular : every week month daily often
  deadline latest cutoff : before until latest deadline
  emergency urgent : emergency urgent call
  security guard supervised supervision lifeguard : guard supervise safety
  first debut initial : first
  different alternative another instead : other another different
  brighter bright whiter white bleach : whitening whiten bright white
  hole gap crack : gap hole filling
  mix mixed combine combination : mix combine
  choose choice pick select selection options : choose choice pick select
  collect pickup fetch pick : collect collection pick
  upgrade downgrade : change upgrade
  transfer pass hand : transfer somebody else
  single alone myself solo : single alone
  couple couples pair two : two couple pair
  women woman ladies lady female girls : women ladies female
  men man gents male boys : men male
  gender trans nonbinary : gender
  religious faith prayer muslim : faith prayer
`;
