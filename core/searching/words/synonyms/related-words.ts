/**
 * English words of everyday life that visitors say, before the colon, and words by which a firm may have written of
 * it, behind it. Of any trade, and looser than the synonyms: they weigh less. Those before the colon only share a line:
 * who asks for a bus is not told of trains.
 */
export const ENGLISH = `
  puppy puppies pup doggy hound dogs : dog pet animal assistance
  kitten kitty cats : cat pet animal
  pet pets animal : dog cat pet animal
  kid kids child children toddler toddlers baby babies infant newborn youngster : child baby family age under young junior
  teenager teen teens teenagers adolescent youth : teenager young age junior student
  son daughter grandson granddaughter nephew niece grandchild grandchildren : child family junior young
  grown-up grownup grown adult adults : adult age over
  elderly senior seniors old-age retired retiree pensioner pensioners oap oaps grandma grandmother grandad grandfather gran granny : senior pensioner over age concession retired discount older
  student pupil undergraduate uni college schoolchild : student school concession discount
  jobless unemployed income benefits hardship : concession reduced benefit discount unwaged
  mum mom mother dad father parents parent : parent guardian family accompany
  husband wife partner girlfriend boyfriend : partner friend guest couple
  mate mates friend friends buddy companion : friend guest companion relative somebody
  sister brother sibling siblings cousin relative relatives : family relative friend sibling
  crowd party group team bunch gang : group party private team
  celebrate celebration birthday anniversary wedding : party celebration hire private event group
  disabled disability handicapped wheelchair mobility crutches walker accessible : wheelchair step ramp lift accessible access disabled disability level
  stairs staircase steps climb : step stair floor
  elevator : lift
  deaf hearing : hearing loop deaf sign
  blind eyesight visually : blind braille large-print
  carer helper assistant aide : carer companion assistant free
  pram pushchair buggy stroller : pushchair buggy pram step
  pregnant pregnancy expecting : pregnant pregnancy midwife
  ill sick unwell flu fever poorly : ill sick symptom unwell health
  pain painful hurt hurts hurting sore ache aching agony : pain hurt sore tender
  scared afraid frightened terrified fear nervous anxious anxiety worried worry phobia shy : afraid anxious nervous fear calm gentle
  allergy allergic intolerant intolerance : allergy allergen ingredient
  lactose dairy : dairy milk
  coeliac celiac : coeliac gluten
  nuts : nut allergen
  veggie : vegetarian
  vegan vegans plant-based : vegan plant milk egg
  blood bleed bleeding wound injured injury cut accident : first-aid bleeding injury accident
  medicine medication drug drugs pills tablets prescription : medicine prescription painkiller tablet
  doctor physician gp : doctor medical health
  danger dangerous unsafe risk risky hazard safe safely : safe safety risk danger supervise
  eat eating hungry meal meals food : food eat meal breakfast lunch menu kitchen café restaurant snack cake soup catering picnic
  lunch dinner supper brunch bite snack snacks : food eat meal menu kitchen café restaurant snack
  drink drinks thirsty beverage beverages : drink water tea coffee bar café beer wine bottle
  alcohol booze : alcohol beer wine drink bar
  beer wine champagne : alcohol drink bar
  coffee tea cuppa : coffee tea café drink
  cakes dessert : cake dessert bakery
  spanish french german polish portuguese italian fluent : language speak interpreter translation
  language interpreter translator translate translation : language speak interpreter translation english
  stale rotten off mouldy spoil spoiled expire expires expired expiry outdated : fresh expire date best keep store shelf valid
  fresh freshness : fresh date keep best roasted made
  eco green environment environmental environmentally friendly planet ecological sustainability sustainable climate carbon footprint : planet environment recycle compost sustainable solar energy green carbon reuse climate
  rubbish trash waste bin garbage throw : waste recycle compost bin dispose
  courier postman deliveryman carrier : driver courier delivery parcel carrier post
  post posted mail mailed send sent dispatch dispatched : post deliver send delivery shipping parcel dispatch letterbox
  come coming : visit welcome arrive
  arrive arrives arrived arrival turn : arrive delivery delivered
  quickly soon fast quick speedy speed rapid urgently urgent hurry asap immediately : day hour minute express within urgent emergency
  wait waiting queue queuing delay delayed : wait waiting list queue late
  late later behind overdue miss missed missing : late miss missed delay
  early earlier beforehand before advance ahead : before advance early prior
  evening evenings night tonight after-work : evening pm late night
  morning mornings dawn : morning am early
  weekend weekends : weekend saturday sunday
  saturday sunday : weekend
  weekday weekdays midweek : monday weekday friday
  christmas xmas : christmas december
  christmas xmas easter festive bank : holiday public bank closed
  shut shuts close closes closed closing closure : close closed closing hour until
  open opens opening : open opening hour
  times timetable schedule hours : hour time timetable open schedule
  book booked booking reserve reserved spot slot place space seat : book booking reserve place reservation appointment
  appointment slot session visit : appointment visit session book
  full sold-out fully crowded busy packed : full busy capacity
  quiet calm peaceful quietest : quiet calm silence
  cancel cancelled withdraw quit stop end leave terminate back-out : cancel cancellation end stop notice
  pause freeze suspend hold break : pause freeze suspend hold skip
  postpone reschedule move change switch shift rebook : change move reschedule date
  forget forgot forgotten : miss missed forgotten forget lost
  lose lost left misplaced : lost property found miss lose
  refund reimbursed money-back compensation compensate : refund money back return
  owe owed debt due outstanding : charge fee pay due invoice
  pay paying paid payment : pay payment card cash invoice
  cash coins money : cash pay money
  card visa mastercard debit credit contactless tap : card debit credit contactless
  paypal : pay payment
  instalment instalments installments gradually spread : month monthly instalment
  monthly month per-month : month monthly
  cheap cheaper cheapest bargain deal deals affordable budget saving savings save reduction reduced concession concessions off : discount off concession reduced offer price save
  expensive pricey dear costly afford : price cost fee
  fine penalty fined surcharge penalised : charge fee cost
  deposit upfront prepayment downpayment : deposit advance
  insurance insurer insured cover covered : insurance insurer cover
  tip tips : gratuity service
  receipt invoice bill proof paperwork vat : receipt invoice bill vat
  voucher gift present presents : gift voucher present
  hire rent rental renting lease leasing borrow loan lend : hire rent lease borrow loan lend
  bring take carry : bring take own
  wear wearing clothes clothing outfit dress dressed : wear clothing clothes dress
  robe : towel robe
  wash shower showers bath : shower wash
  toilet toilets loo bathroom restroom wc washroom : toilet bathroom
  locker lockers valuables belongings stuff bag bags luggage suitcase : locker bag luggage storage valuables
  stolen steal theft thief robbed : theft valuables stolen liability
  photo photos picture pictures film filming camera selfie video : photo camera film picture
  phone mobile cellphone smartphone : phone mobile call
  wifi internet online web : wifi internet online
  laptop : computer
  smoke smoking cigarette cigarettes vape vaping : smoke smoking
  loud noise noisy : noise loud quiet
  car vehicle van drive driving automobile : car vehicle park parking drive
  park parked parking : park parking car space
  bike bicycle cycle cycling bikes : bike bicycle cycle rack stand
  bus : bus stop
  train railway : train station railway
  tube underground metro : underground station metro
  transport : bus train tram station stop
  walk walking foot : walk foot minute
  taxi cab uber : taxi rank
  directions route map reach get-to far near nearby : address street road minute walk find
  located situated address whereabouts : address street road
  staff people who team : team staff founder owner manager run
  boss owner manager charge chief director head run runs : owner manager founder director head
  founder started began history story background : founded founder began history since
  job jobs career vacancy hiring recruit recruiting apprenticeship apprenticeships internship trainee employ : job vacancy apply application train career work
  volunteer volunteering : volunteer help
  complain complaint complaints grumble unhappy dissatisfied angry disappointed moan feedback : complaint complain feedback manager write
  problem wrong fault issue trouble broken damaged : wrong problem fault damage broken
  mistake error incorrect wrong unordered : wrong mistake error
  contact reach ring speak talk : contact phone e-mail call write
  beginner beginners novice starter newcomer inexperienced experience : beginner experience level start
  expert advanced experienced professional : advanced experience expert
  class classes course courses lesson lessons workshop workshops session sessions training tuition : course class workshop lesson training
  teach teacher teachers taught coach instructor tutor trainer : teach teacher instructor coach trainer
  learn learning study practise practice : learn lesson course beginner teach
  certificate qualification badge diploma : certificate badge award
  exam test : exam test
  join joining enrol sign register registration signup : join register member membership sign
  member membership subscription subscriber : member membership subscription plan
  account login password : account password login
  data privacy personal gdpr information : data privacy record
  records notes file history : record note file
  photocopy copy print : copy print paper
  moved moving house relocate relocated : address change move
  reviews rating recommend award awards prize : award review
  buy purchase purchased shop sell order ordered : buy order sell shop
  source origin originate sourced supplier suppliers raw : origin come farm supplier buy
  ingredient ingredients made contain contains : ingredient contain made
  material fabric made-of : material made steel wood cotton paper
  size sizes measurements dimensions : size dimension
  weight weigh heavy : weight kg g
  temperature hot warm cold heat heated heating chilly : temperature warm degrees heated heat cold
  deep depth shallow : deep depth metre
  guarantee warranty guaranteed : guarantee warranty
  repair repairs fix mend broken service servicing mechanic : repair fix service mechanic
  clean cleaning cleaned dirty hygiene hygienic : clean hygiene clean rinse wash
  store storage keep preserve : keep store storage
  sample samples taster trial try test : trial taster tasting sample try free
  free complimentary gratis : free charge
  company corporate firm business office commercial : company business office corporate wholesale
  bulk wholesale trade quantity : wholesale bulk order
  logo brand branding label personalised custom : label logo print brand own
  packaging package box bag wrapping : bag box packaging pack
  abroad overseas international foreign : international country abroad
  rain raining weather storm snow : rain weather outdoor
  outdoors outside outdoor garden terrace : outdoor terrace garden outside
  inside indoor indoors : indoor inside
  rules allowed allow permitted permission may forbidden banned prohibited : allow rule welcome permitted must
  limit maximum max many : limit maximum most
  minimum least smallest : minimum smallest least
  age ages old young : age under over
  length long last lasts duration : minute hour long last take
  often frequency frequently regular : every week month daily often
  deadline latest cutoff : before until latest deadline
  emergency urgent : emergency urgent
  security guard supervised supervision lifeguard : guard supervise safety
  different alternative another instead : other another different
  brighter bright whiter white bleach : whitening whiten bright white
  hole gap crack : gap hole
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
