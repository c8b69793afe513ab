/**
 * English words of which one is often said for the other, a group a line. Looser than the synonyms, as some have a second
 * meaning: they count like related words.
 */
export const ALIKE = `
  sofa couch settee
  luggage baggage suitcase
  rucksack backpack
  wifi wireless internet
  television tv telly
  fridge refrigerator
  cooker oven stove hob
  flat apartment
  house home property
  garden yard
  cafe café
  restaurant bistro
  lunch midday
  dinner supper
  drink beverage
  alcohol booze liquor
  vegetarian veggie meatless
  sweets candy
  biscuit cookie
  chips fries
  doctor physician gp medic
  medicine medication drug pill tablet
  injection jab vaccination vaccine vaccinate
  ache pain sore hurt
  anaesthetic anesthetic numb
  surgery operation
  glasses spectacles
  shoe footwear trainers sneakers boot
  clothes clothing garment outfit
  trousers jeans
  jumper sweater pullover
  coat jacket
  cash coin banknote
  deposit downpayment prepayment
  fine penalty
  tip gratuity
  insurance insure insured insurer
  contract agreement
  lawyer solicitor attorney
  quote estimate quotation
  evening night tonight
  annual yearly
  christmas xmas
  cold chilly freezing
  noise noisy loud
  quiet calm peaceful silent silence
  busy crowded packed
  spacious roomy
  tall height high
  wide width
  deep depth
  heavy weight weigh
  secondhand used preowned refurbished
  stain spill spot
  dirty soiled muddy
  tear torn rip ripped
  leak leaking drip
  blocked clogged
  puncture punctured
  tyre tire
  windscreen windshield
  petrol fuel diesel
  lorry truck
  motorbike motorcycle
  train rail railway
  underground tube metro subway
  taxi cab
  parking park carpark
  road street lane
  map directions route
  nearby near
  town city
  beach seaside coast
  gym fitness
  football soccer
  trainer coach instructor teacher tutor
  beginner novice newcomer starter inexperienced
  exam examination test
  certificate diploma qualification
  pupil student learner
  university college
  nursery kindergarten daycare creche crèche
  babysit babysitter babysitting childcare
  baby infant newborn babies
  toddler little kid child children
  teenager teen adolescent youth
  adult grownup
  mum mother mom mummy
  dad father daddy
  grandma grandmother gran granny
  grandad grandfather grandpa
  friend mate buddy pal
  colleague coworker
  boss manager supervisor
  guest visitor
  wedding marriage bride groom
  party celebration celebrate
  concert gig
  film movie
  theatre theater
  newspaper magazine
  pillow cushion
  blanket duvet
  sheet linen bedding
  carpet rug
  cupboard wardrobe closet
  lock padlock locked
  entrance entry
  stairs staircase step
  bath bathtub tub
  sink basin
  hairdresser barber stylist
  haircut trim
  dye colouring tint highlights
  perfume fragrance scent
  smell odour stink
  bouquet flower bunch
  grass lawn
  soil earth
  insect pest
  dog puppy pup
  cat kitten
  horse pony
  rabbit bunny
  vet veterinarian veterinary
  neuter spay castrate
  leash lead
  wood wooden timber
  leather hide
  fabric material cloth textile
  jewellery jewelry
  letter envelope
  app application software program
  username login
  account profile
  backup copy
  hack hacked hacker breach
  screen display
  manual instructions guide
  question query enquiry inquiry
  answer reply respond response
  complaint complain
  feedback review
  borrow loan lend
  fetch collect pickup
  arrive arrival checkin
  leave departure checkout depart
  overnight sleep stay
  cook chef kitchen
  pregnant expecting pregnancy
  disabled disability handicapped wheelchair
  deaf hearing
  blind sight
  allergy allergic allergen
  ill sick unwell poorly illness
  vomit vomiting
  emergency urgent urgently
  danger dangerous risky risk
  stolen theft steal thief
  forget forgot forgotten
  mistake error
  wrong incorrect
  delay delayed late
  postpone reschedule rebook
  confirm confirmation
  remind reminder
  notify notification alert
  schedule timetable
  calendar diary
  queue wait waiting
  choose pick select choice
  identical same
  favourite favorite
  sale clearance
  loyalty reward
  donate donation charity
  cv resume
  internship apprenticeship trainee apprentice
  travel trip journey
  hotel guesthouse accommodation lodging
  tent camp camping
  caravan motorhome campervan
  campfire bonfire fire
  barbecue bbq grill
  firewood log
  shut closed close
  mechanic technician engineer
  builder contractor
  plumber plumbing
  electrician electrical
  cleaner cleaning
  gardener gardening
  driver chauffeur
  waiter waitress
  owner proprietor
  founder founded
  shopkeeper retailer
  customer client shopper
  passenger traveller traveler
  patient client
  tenant renter
  landlord landlady
  stale old fresh
  mould mouldy mold
  expire expiry expired
  frozen freeze freezer
  boil boiling
  sugar sweetener
  milk dairy
  nuts peanut
  gluten coeliac celiac wheat
  halal kosher
  organic natural
  spicy hot
  snack bite
  buffet catering
  takeaway takeout
  crockery cutlery plate
  bottle can
  bin rubbish litter
  plastic packaging
  cardboard carton box
  scales weigh
  ladder step
  shelf rack
  shed hut
  loft attic
  cellar basement
  ceiling roof
  wall fence
  floor storey
  radiator heating heater boiler
  chimney fireplace
  thermostat temperature
  electricity power
  socket plug charge
  lamp bulb light
  battery charge
  cable lead wire
  headphones headset
  speaker sound
  printer print
  scan scanner
  photocopy copy
  signature sign
  form paperwork document
  passport id identification
  visa permit
  licence license
  tax vat
  accountant bookkeeper bookkeeping
  salary wage
  overtime extra
  strike walkout
  resign quit
  retire retired retirement
`;
