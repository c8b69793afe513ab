/** True sentences about the six firms, in other words than their terse pages, as a strong model rewords them. */
export const REWORDED_SENTENCES: Readonly<Record<string, string>> = {
  bakery: `All of our loaves are baked with stoneground flour from Hatton Mill, which is just twelve miles away.
We don't use palm oil in any of our products.
None of our sourdough breads contain milk or egg.
Unfortunately, we can't guarantee that our bread is safe for people with coeliac disease because there is flour in the air.
Anything left after 4 pm is sold at half price.
Leftover bread is donated to the night shelter.
If you wrap it in a cloth, a loaf will stay fresh for about four days.
You can freeze sliced bread for up to two months.
Please give us at least five days' notice for a decorated cake.
Cakes with more than one tier need a fortnight's notice.
You pay half of the price when placing your order.
The medium cake serves 20 people and costs £52.
Our small cake feeds 12 and costs £34.
Lettering of up to twenty letters is included in the price.
An edible photo costs an additional £9.
You can change the date or get your deposit back up to three days before.
We're open Tuesday through Saturday from 7 am until 5 pm.
The shop is closed on Sundays and Mondays.
Yes, we deliver orders over £25 within a five-mile radius.
Deliveries arrive between 7 and 9 in the morning.
Cafés and restaurants that order at least twenty loaves per week receive a 30% discount.`,
  campsite: `A deposit of £20 secures your pitch, and the balance is due when you arrive.
We're sorry, but we don't offer refunds because of rain.
If you give us a week's notice, you can switch to other dates within the same year.
The season runs from 22 March until the last weekend of October.
If your group has more than eight people, please call us beforehand.
Campfires are only permitted in the raised fire pits that we lend out.
A net of logs is available at reception for £6.
You may not light a fire on the grass.
Quiet hours are from 10.30 pm until 7 am.
Each pitch can have up to two dogs, which must be kept on a lead.
Dogs cost £2 each.
There's also a fenced meadow where your dog can run around freely.
You can purchase milk, eggs, bacon and gas cylinders at the reception.
A fish and chip van visits the site every Friday.
A tent for two people costs £24 per night.
Every additional adult costs £7, and children under five stay for free.
Electricity is available for £5.
You can check in from 1 pm.
After 10 pm the barrier is closed, so you'll have to park at the gate.
Check-out is by 11 am.
Motorhomes of up to eight metres can park on hard standing.
You can empty your grey water behind the barn.`,
  'car-garage': `An MOT test is £48 and takes about an hour.
If your car doesn't pass, we'll retest it free of charge within ten working days.
We can lend you a small hatchback while we work on your car.
To drive the courtesy car, you need to be older than 23 and have had your licence for at least two years.
We won't start any work until you've agreed to the price by text message.
We keep the old parts in the boot for you until you pick up the car.
Our work, including labour and parts, is guaranteed for 18 months or 15,000 miles, whichever comes first.
Mid-range tyres cost from £62 each, including fitting and balancing.
We'll dispose of your old tyres for £2.50.
A puncture caused by a nail can usually be repaired for £20 while you wait.
If the sidewall is damaged, you'll need a new tyre.
We can store your summer tyres from October to April for £35.
You can drop your keys in the box next to the gate before 8 am.
Please write your registration number on the envelope.
We open at 8.30.
Hot drinks are complimentary while you wait.
The desks near the window have power sockets and Wi-Fi.
We accept cards and bank transfers, but not cash.
Payments over £300 can be split over four months.`,
  'climbing-hall': `The hall is packed on weekday evenings after six.
It's quieter in the mornings and early in the afternoon.
There are always two people trained in first aid on duty.
You'll find the defibrillator next to the front desk.
You need your own padlock for the cubicles, or you can get one for £4.
The café sells soup, toasties and flapjacks until nine in the evening.
People who only watch don't have to pay.
A pass for one day costs £13, or £10 with a concession.
A ten-visit pass costs £105 and doesn't expire.
The monthly pass is £44, paid by direct debit.
To end your monthly pass, give us 30 days' notice.
If you get injured, we can pause your pass for as long as three months.
With a monthly pass you can bring one friend for free each quarter.
The taster session costs £19, including shoes and a harness.
There are no more than six people in a taster session.
You don't need to have climbed before.
Children aged four and up can climb if an adult holds the rope.
Teenagers from fourteen can climb on their own with a signed form.
Wear loose trousers and a T-shirt.
Keep your nails short and take off any rings.
Tie back long hair.`,
  nursery: `If your child has been sick, please keep them at home for 48 hours.
We can give antibiotics as long as you've signed the form.
Our cook makes lunch and tea every day.
We don't serve any pork or nuts.
Please bring milk for your baby from home.
Every child has their own sheet on a cot or mat.
The three settling-in visits with a parent are free.
A full day costs £68 and runs from 8 am until 6 pm.
Half a day costs £38.
Your child has to come for at least two half days per week.
If you're running late, please call us.
After 6.10 pm there's a charge of £10 per quarter of an hour.
Children can only be collected by adults who are on your list.
You can use the government's 15 or 30 funded hours from the term after your child turns three.
You still pay fees when your child is absent.
We're closed between Christmas and New Year, and there's no charge for that week.
We take children from nine months old until they start school.
It costs £25 to join the waiting list, and we deduct it from your first invoice.
Brothers and sisters get priority.
Each adult cares for three babies.
All of our staff have been checked by the police.`,
  'sofa-shop': `We'll mail you six fabric swatches at no cost.
You can return your sofa within 21 days if it's clean.
Returning it costs £59 for the collection.
Made-to-order sofas can't be returned.
You can pay in instalments over 12 or 24 months without interest if you spend £600 or more.
You pay 25% when ordering.
Our showroom is at Canal Street 14 in Nottingham.
The showroom is open every day from 10 am until 6 pm.
You can sit on all of the models in the showroom.
Dab spills right away with a dry cloth.
You can wash loose covers in the machine at 30 degrees.
Fixed covers should be cleaned by a specialist.
Velvet and flat weaves are the most resistant to claws.
Feather cushions should be shaken weekly.
If the foam goes out of shape in the first five years, we'll refill it for free.
Two people bring the sofa to the room of your choice.
They unpack it and take the cardboard with them.
Delivery costs £59 throughout England and Wales.
Sofas in stock ship within nine days.
Custom fabrics take ten to twelve weeks.
All of our sofas have removable feet and backs.
We take away your old sofa and recycle it for £40.`,
};
