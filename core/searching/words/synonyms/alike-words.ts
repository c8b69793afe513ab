/**
 * English words of which one is often said for the other, a group a line; a colon stands where only the first is said for
 * the others, as a puppy is a dog. Looser than the synonyms, as some have a second meaning: they count like related
 * words. What is only of the same kind stays out: who sells bottles need not sell cans.
 */
export const ALIKE = `
  sofa couch settee
  luggage baggage suitcase
  rucksack backpack
  wifi wireless internet
  television tv telly
  fridge refrigerator
  cooker stove hob
  flat apartment
  house : home property
  garden yard
  cafe café
  restaurant bistro
  dinner supper
  drink beverage
  alcohol booze liquor
  vegetarian veggie meatless
  sweets candy
  biscuit cookie
  chips fries
  doctor physician gp medic
  medicine medication drug pill tablet
  injection jab
  jab vaccination vaccine vaccinate
  ache pain sore hurt
  anaesthetic anesthetic numb
  surgery operation
  glasses spectacles
  shoe footwear
  trainers sneakers
  trainers sneakers boot : shoe footwear
  clothes clothing garment outfit
  jeans : trousers
  jumper sweater pullover
  coin banknote : cash
  deposit downpayment prepayment
  fine penalty
  tip gratuity
  insurance insure insured insurer
  contract agreement
  lawyer solicitor attorney
  quote estimate quotation
  tonight : evening night
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
  secondhand used preowned
  spill spot : stain
  dirty soiled muddy
  tear torn rip ripped
  leak leaking drip
  blocked clogged
  puncture punctured
  tyre tire
  windscreen windshield
  petrol diesel : fuel
  lorry truck
  motorbike motorcycle
  train rail railway
  underground tube metro subway
  taxi cab
  parking park carpark
  map directions route
  nearby near
  town city
  beach seaside coast
  gym fitness
  football soccer
  trainer instructor teacher tutor
  beginner novice newcomer inexperienced
  exam examination
  exam : test
  diploma : certificate qualification
  pupil student learner
  kindergarten daycare creche crèche nursery
  case cases : case cover protector accessory
  childcare : creche crèche nursery kindergarten daycare
  babysit babysitter babysitting childcare
  baby infant newborn babies
  toddler kid child children
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
  marriage bride groom : wedding
  party celebration celebrate
  concert gig
  film movie
  theatre theater
  sheet linen bedding
  wardrobe closet
  padlock : lock
  entrance entry
  stairs staircase step
  bath bathtub tub
  sink basin
  hairdresser stylist
  haircut trim
  dye tint : colour
  perfume fragrance scent
  smell odour stink
  bouquet flower bunch
  grass lawn
  soil earth
  puppy pup : dog
  kitten : cat
  pony : horse
  rabbit bunny
  vet veterinarian veterinary
  neuter spay castrate
  leash lead
  wood wooden timber
  fabric material cloth textile
  jewellery jewelry
  app software program
  username login
  profile : account
  hack hacked hacker breach
  screen display
  manual instructions
  question query enquiry inquiry
  answer reply respond response
  complaint complain
  feedback review
  borrow loan lend
  fetch collect pickup
  arrive arrival checkin
  leave departure checkout depart
  overnight sleep stay
  cook chef
  pregnant pregnancy
  handicapped : disabled disability wheelchair
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
  clearance : sale
  loyalty reward
  donate donation charity
  cv resume
  apprenticeship trainee apprentice
  travel trip journey
  lodging accommodation
  hotel guesthouse : accommodation
  motorhome campervan
  campfire bonfire : fire
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
  tenant renter
  landlord landlady
  stale : fresh
  mould mouldy mold
  expire expiry expired
  frozen freeze freezer
  boil boiling
  dairy lactose : milk
  coeliac celiac : gluten
  takeaway takeout
  crockery plate
  rubbish litter trash
  cardboard carton
  loft attic
  cellar basement
  floor storey
  radiator heater : heating
  electricity power
  socket plug
  lamp bulb : light
  cable wire
  headphones headset
  photocopy copy
  signature sign
  form paperwork document
  passport : id identification
  licence license
  vat : tax
  accountant bookkeeper bookkeeping
  salary wage
  resign quit
  retire retired retirement
`;
