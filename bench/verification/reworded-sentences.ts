/** True sentences about three firms of the six, in other words than their terse pages, as a strong model rewords them. */
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
};
