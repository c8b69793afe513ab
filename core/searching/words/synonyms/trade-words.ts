/**
 * As `related-words.ts`, of one trade or another: what customers say, and what a shop, a school, a host or a maker of software
 * writes of it.
 */
export const TRADES = `
  payslip salary : income proof
  iban : bank transfer account
  deducted overcharged : payment refund invoice
  hidden extras : extra fee include
  bundle combo : package set include
  availability : stock available
  restock : stock available
  replica fake authentic : genuine original
  handmade homemade : hand made
  engrave monogram personalise initials : engraving lettering personal name
  wrapped wrapping : gift wrap
  anonymous anonymously : name sender
  whereabouts : track tracking parcel
  duty duties : customs
  doorstep porch : leave neighbour safe
  mailbox : letterbox
  smashed shattered bent dented : damage damaged broken
  dodgy defective : fault warranty return
  unworn unopened : unused original condition
  swap swapped : exchange change swap
  lent : lend borrow hire
  scrap dispose disposal : dispose recycle collect
  spares : part spare
  leaflet booklet : instructions manual
  assemble assembly : assembly assemble fit
  install installation setup : install fit installation
  uninstall : remove
  hem shorten alter : alteration
  ironing press : iron press
  shrink shrunk : wash temperature
  drycleaning : dry clean
  rust rusty : corrosion
  flood flooded burst : leak water emergency
  blackout outage : power electricity
  lockout : lock key
  burglar : alarm security
  cctv surveillance filmed : camera record
  fainted dizzy : first aid
  diabetic diabetes epilepsy asthma asthmatic : health medical condition inform
  jabs vaccinated : vaccination vaccine
  scan xray : x-ray
  swelling lump : swollen swelling
  tooth teeth toothache wisdom : tooth teeth dentist
  brace braces straighten crooked : orthodontic aligner brace
  counsellor therapist therapy : therapy session
  rub spa : massage treatment
  hungover drunk : alcohol
  smoker smokers fag : smoke smoking
  drowning drown : lifeguard depth
  swimsuit trunks bikini costume : swimwear costume
  changing undress : changing cubicle
  hairdryer : dryer
  outlet : socket plug
  adaptor : adapter
  radiator : heating
  aircon stuffy : air conditioning cool
  duvet blanket bedding sheets : linen bed bedding
  crib : cot
  cots highchair : cot high chair
  checkin : arrive arrival
  checkout : leave departure
  nightfall midnight curfew : night late gate
  keybox : key code box
  seaside balcony : view
  ensuite : bathroom
  hoover vacuum : clean cleaning
  kettle microwave cooker : kitchen
  campervan motorhome caravan : vehicle pitch
  battery : charge range kilometre
  allergic allergy : patch
  blocked clogged : drain
  ev tesla : electric charge
  petrol diesel : fuel
  license permit : licence
  pass fail failed failing : pass fail retest free again
  resit retake retest : again test fail
  refresher returner rusty : refresher
  gears clutch : automatic manual
  homework : study
  revision : exam
  absent absence : miss missed
  latecomer : late
  accent : native
  zoom teams remotely virtual : online video
  grade : level
  waitlist : waiting list
  headcount attend attending attendees : group people guest
  venue function : room hire private
  caterer : catering
  dj : music
  balloons : decoration
  corporate : company business
  sponsor sponsorship raffle : charity donation
  scouts brownies : group
  hen stag bachelor bachelorette : party group private
  photoshoot : photo picture
  drone : film permission
  blogger press journalist : press media contact
  spam newsletter mailing : newsletter unsubscribe email
  hack hacked leak breach : secure security encryption
  erase : delete
  gdpr : privacy data personal
  spreadsheet excel : export csv
  migrate : import transfer move
  bug buggy glitch crash crashes frozen : error support restart
  sluggish lag : slow speed
  offline : internet
  iphone android ios ipad : app phone mobile
  chrome safari firefox : browser
  linux : computer system
  integrate plugin : connect integration api
  colleagues seats seat : user team member
  administrator permissions permission : role admin
  bill billing : invoice payment
  vat : tax invoice
  bookkeeper : accountant
  downgrade tier : plan change
  quit leaving : cancel notice end
  robot bot human : person team staff
  answer respond response : reply answer
  lunchtime noon midday : lunch noon
  ages : adult age child
  naughty noisy unruly misbehave : behaviour
  workmates : company team group
  letting : rent landlord tenant
  grandparents grandson : family senior child
  twins siblings : sibling family
  hamster parrot : pet animal
  chip chipped : microchip
  claws : nail
  kennel cattery : boarding board
  muzzle : lead
  decaf : decaffeinated caffeine
  grind grinder : ground bean
  reheat : heat
  portion portions feed : serve people portion
  watering : water
  sunlight shady sunny : sun shade light
  wilt wilted dying dead : replace guarantee fresh
  petals roses tulips : flower
  wreath condolence sympathy : funeral wreath
  bald thinning : hair loss
  roots highlights bleach : colour
  fringe chop : cut
  manicure : nail
  punctured flat : puncture
  brakes : brake
  trail : route path
  captions : subtitle
  nachos popcorn : snack
  certificate rated rating : age
  premiere : preview
  humidity : dry
  dosh : money cash
  overtime rush hurry : express urgent same
  secret : discreet surprise
  squeeze tight : size narrow
  outgrow grow growing : size exchange
  wobble wobbly : loose
  shivering : heat warm
  stain stained : stain remove
  pimple acne spot : skin
  wrinkle wrinkles : skin
  tattoo piercing : tattoo piercing
  overweight heavy : weight limit
  nervous scared : calm gentle beginner
  slip slipped fell : injury accident
  sunburn : sunscreen
  soaked umbrella : rain waterproof
  gale windy : wind weather
  mosquito wasp ants mice rats : pest insect
  disco : music party
  nappy nappies diaper : changing change baby
  breastfeed breastfeeding : baby feed
  homework studying : quiet desk study
  salesman pushy : advice
  scam fraud : genuine secure safe
  cousin niece nephew auntie uncle aunt : family child
  loft attic cellar : storage
  piano wardrobe furniture : large heavy
  freezer fridge dishwasher : appliance
  paint painted : colour paint
  glue : bond
  zip button : repair alteration
  soles heel heels : sole heel
  cracked smashed : screen glass
  contacts photos messages : data backup copy
  knackered : worn
`;
