/**
 * As `related-words.ts`, of one trade or another: what customers say, and what a shop, a school, a host or a maker of software
 * writes of it.
 */
export const TRADES = `
  mortgage salary payslip : income proof document
  barclays bank transfer iban : transfer account payment invoice
  charge charged taken deducted twice double : payment refund invoice
  overcharged : invoice refund complaint
  catch catches hidden extras : extra fee include
  bundle package combo : package include set
  season yearly annual : season year annual membership
  stock available availability : stock available waiting order
  restock : stock available
  replica fake genuine original authentic : original genuine
  handmade craft homemade : hand made workshop
  engrave engraving initials monogram personalise : name engraving lettering personal
  wrap wrapped wrapping : gift wrap paper
  note card message : card message gift
  anonymous anonymously : name sender
  tracking track whereabouts : track tracking parcel number
  customs duty duties import : customs duty country
  island islands remote : delivery island extra
  saturday : saturday delivery
  signature signed sign : sign signature deliver
  doorstep porch neighbour neighbor : deliver neighbour safe
  letterbox mailbox : post letter deliver
  smashed shattered bent dented : damage broken photo replace
  faulty dodgy defective : fault warranty return
  unused unworn unopened tags : return original unused condition
  swap swapped : exchange change swap
  lend lent : lend borrow hire deposit
  scrap scrapped dispose disposal : dispose recycle collect old
  spare spares parts : part spare order
  manual leaflet booklet : instructions manual download
  assemble assembly build : assembly assemble fit
  install installation setup : install fit installation engineer
  measure measuring : measure size visit
  uninstall remove : remove cancel delete
  hem shorten alterations alter : alteration sew hem
  iron ironing press : iron press crease
  shrink shrunk fade : wash temperature colour
  drycleaning : dry clean
  polish shine wax : polish finish
  rust rusty : rust corrosion
  squeaky creaky creak : repair oil
  leak drip dripping flood flooded burst : leak water pipe emergency
  blocked clogged block : blocked drain
  smell smells smelly odour : smell clean
  mould damp : damp mould
  draught draughty insulation : insulation heat
  power blackout outage : power electricity
  gas co monoxide : gas safety alarm
  locked lockout keys : key lock
  alarm burglar : alarm security camera
  cctv surveillance filmed watched : camera record security
  fire extinguisher smoke : fire smoke alarm
  defibrillator heart aid : first aid emergency
  faint fainted dizzy : first aid doctor
  diabetic diabetes epilepsy asthma asthmatic : health medical doctor inform
  jab jabs vaccine vaccinated injection : vaccination vaccine
  scan xray : x-ray scan
  swollen swelling lump : swelling doctor emergency
  tooth teeth toothache wisdom : tooth teeth dentist
  brace braces straighten crooked : orthodontic aligner brace
  glasses contacts lenses : lens glasses eye
  counsellor therapist therapy : therapy session
  massage rub spa : massage treatment
  hungover drunk : alcohol
  smoker smokers fag : smoke smoking
  drowning drown swim swimmer : swim lifeguard depth
  swimsuit trunks bikini costume : swimwear costume swim
  goggles cap armbands floats : hire sell swim equipment
  changing change cubicle undress : changing cubicle room
  hair hairdryer dryer : hair dryer
  plug socket outlet : socket plug power
  adaptor adapter converter : adapter plug
  heating radiator boiler : heating boiler
  aircon fan stuffy : air conditioning cool
  pillow duvet blanket bedding sheets : linen bed bedding
  cot crib highchair : cot baby child high chair
  bunk single double twin : bed room
  checkin : arrive arrival key from
  checkout : leave departure by until
  nightfall midnight curfew : night gate late hour
  keybox : key code box
  view seaside balcony : view room
  ensuite private : bathroom room
  hoover vacuum cleaning : clean cleaning
  kettle microwave cooker : kitchen
  crib cots : cot
  bbq barbecue grill : barbecue grill fire
  rubbish bins : waste recycle
  campervan motorhome caravan : vehicle pitch parking
  charger ev tesla electric : electric charge charging
  petrol diesel fuel : fuel tank
  breathalyser speeding points : licence
  licence license permit : licence document
  theory mock practical : test lesson
  rusty refresher returner : refresher lesson
  automatic manual gears clutch : automatic manual
  motorway : motorway lesson
  retake resit retest fail failed failing : fail again test free
  homework revise revision : exam study
  absent absence miss missed : absence miss catch
  latecomer : late minute
  native speaker accent : native teacher
  online zoom teams remote remotely virtual : online video
  grade mark marks level : level test
  waitlist waiting : waiting list
  headcount numbers attend attending attendees : group people guest
  venue hall function : room hire private
  catering caterer buffet : catering food menu
  band dj live : music live
  decorate decorations balloons : decoration
  speech projector screen microphone : projector screen equipment
  corporate : company group private
  sponsor sponsorship charity donate donation raffle : charity donation voucher
  school teacher trip pupils classroom : school group
  scouts brownies guides : group school
  hen stag bachelor bachelorette : party group private
  photographer photoshoot : photo picture
  drone : photo film permission
  influencer blogger press journalist : press media contact
  spam newsletter emails mailing : newsletter unsubscribe email
  hack hacked leak breach : secure security encryption data
  delete erase forgotten : delete account data
  gdpr privacy personal : data privacy personal
  export csv spreadsheet excel : export csv file
  import migrate switch move : import transfer move
  bug buggy glitch crash crashes frozen freeze : error support restart
  slow sluggish lag : speed fast
  offline signal : offline internet
  app iphone android ios ipad tablet : app phone mobile
  mac windows linux browser chrome safari : browser computer system
  integrate integration connect sync plugin : connect integration api
  user users seat seats colleague colleagues : user team member
  admin administrator permission permissions roles : role admin user
  invoice billing bill : invoice billing payment
  vat tax : vat tax invoice
  accountant bookkeeper : accountant invite invoice
  upgrade downgrade plan tier : plan change upgrade
  cancel quit leave leaving stop : cancel notice end
  trial demo test : trial free demo
  robot bot human : team person staff contact
  speak talk human person : contact phone call
  hold : wait phone
  reply answer respond response : reply answer hour
  holiday public : holiday closed public
  lunchtime noon midday : lunch noon close
  sunrise : early morning
  closing last : last close before
  ages : adult age child
  naughty noisy unruly : quiet behaviour
  boyfriend girlfriend husband wife : partner guest couple
  colleague colleagues workmates : company team group
  landlord letting tenant : rent landlord tenant
  grandparents grandson : family senior child
  twins siblings : sibling family
  pet hamster rabbit parrot : pet animal
  puppy kitten litter : puppy kitten vaccination
  chip microchip chipped : microchip
  neuter spay castrate : neuter
  fleas worms ticks : flea worm treatment
  claws nails trim : nail claw
  kennel cattery boarding : board stay
  leash lead muzzle : lead
  wheat : gluten coeliac wheat flour
  halal kosher : meat
  diabetic : sugar
  decaf caffeine : decaf coffee caffeine
  beans ground grind grinder : ground bean grind
  reheat microwave oven freeze : heat freeze keep
  portion portions serves feed : serve people portion
  plant plants watering water : plant water
  sunlight shade shady sunny : sun shade light
  dead dying wilt wilted : replace guarantee fresh
  seeds bulbs : seed bulb plant
  petals roses tulips : flower
  funeral wreath condolence sympathy : funeral wreath
  bald thinning : hair loss
  roots highlights dye bleach : colour
  fringe trim chop : cut trim
  frizzy dry damaged : treatment
  beard shave : beard shave
  allergy : patch test
  nails gel manicure : nail
  punctured tyre flat : puncture tyre
  trailer seat child : trailer child seat
  brakes brake : brake check
  route trail path : route map path
  battery range : battery charge range kilometre
  guide guided : guide tour
  subtitles captions : subtitle
  popcorn nachos : snack bar food
  rated rating certificate : age certificate
  row rows front : seat row
  premiere preview : preview showing
  climate humidity : dry temperature
  padlock key code : lock code door
  forklift pallet trolley : trolley lift
  inventory contents : insurance goods
  money dosh : refund price cash pay
  naughty misbehave : behaviour rule
  overtime rush hurry : express urgent same
  surprise secret : gift discreet surprise
  knock bell : door ring driver
  squeeze tight : size narrow fit
  grow growing outgrow : size child exchange
  wobble wobbly loose : loose tighten fix repair
  dead flat : battery charge replace puncture
  freezing shivering : heat heating warm
  boiling stuffy : cool air fan window
  dye stain stained : colour remove
  spot pimple acne : skin treatment
  wrinkle wrinkles : skin treatment
  tattoo piercing : age piercing tattoo
  buggy pram : lift step child
  overweight heavy : weight limit
  nervous scared : calm gentle beginner
  fall fell slip slipped : injury first accident
  sunburn sun : shade sunscreen
  soaked wet umbrella : rain waterproof dry
  windy gale : wind weather
  mosquito wasp ants mice rats : pest insect
  noise noisy neighbours : quiet noise hour
  party parties disco : quiet music private hire
  cook cooking : kitchen stove barbecue gas
  baby nappy nappies diaper : change changing baby
  breastfeed breastfeeding : baby feed private
  homework study studying : quiet desk learn
  revise revision : exam lesson
  pass fail failed failing : pass fail retest free exam test again
  pushy salesman : advice
  scam fraud fake : genuine secure safe
  cousin niece nephew auntie uncle aunt : family guest child
  boss : manager owner invoice company
  client clients : customer
  loft attic cellar : storage store access
  piano wardrobe furniture : carry large heavy removal
  fridge freezer washing : appliance collect recycle
  paint painted painting : colour paint
  glue stick : repair bond
  zip button hem : repair alteration sew
  soles heel heels : sole repair heel
  screen cracked smashed : screen repair glass
  water wet dropped : water damage dry
  charger cable plug : charge cable socket
  photos contacts messages : data backup copy
  knackered worn : worn replace
`;
