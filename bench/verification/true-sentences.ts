/** Sentences as a language model says them, all of them true by the pages of the development set. */
export const TRUE_SENTENCES: Readonly<Record<string, string>> = {
  'coffee-roaster': `Brindle Coffee was founded by Tamsin Rowe.
We began in 2011 with one second-hand machine.
Eleven people roast, pack and pour at Brindle Coffee.
Idris Vane buys the green coffee.
Lotte Marchbank runs the café and the workshops.
We roast on Mondays, Wednesdays and Thursdays.
Our drum roaster holds 15 kg and is heated by gas.
Nothing on our shelves is older than ten days.
We buy our coffee from nine farms in Ethiopia, Colombia, Guatemala and Rwanda.
In 2025 we paid on average 62% above the fair trade minimum.
The Harbour Blend won gold at the Southern Taste Awards in 2023.
Journalists can write to press@brindlecoffee.example.
A 250 g bag of Harbour Blend costs £8.50.
1 kg of Finca Alba costs £35.
Yirga Hills tastes of jasmine and lemon.
Night Watch, our decaf, costs £9.50 for 250 g and £33 for 1 kg.
Night Watch is decaffeinated with the Swiss water process.
At most 0.1% of the caffeine is left in Night Watch.
The tasting set has four bags of 100 g and costs £17.
Gift cards are valid for two years.
You can buy gift cards for £15, £30 or £60.
You get 10% off your first order if you sign up for the newsletter.
Students get 15% off 1 kg bags.
Orders of 5 kg or more get 12% off.
You should not keep coffee in the fridge.
Ground coffee should be used within two weeks.
The café is at 4 Sailmaker Row in Penhallow.
On Saturday the café is open from 8:30 am to 5 pm.
On Sunday we are open from 9.30am to 2pm.
From Monday to Friday the café is open from 7:30 am to 4 pm.
The café is open until 4pm on Wednesday.
We are closed on 25 and 26 December.
An espresso costs £2.60 and a flat white £3.40.
Oat milk costs 30p more.
The banana bread is vegan.
There are 28 seats inside and 12 on the terrace.
We do not take reservations for tables.
Dogs are welcome on the terrace.
The café is a six-minute walk from Penhallow station.
Bus 12 stops outside the café.
The Quay car park costs £1.40 an hour.
The side door on Net Lane has a ramp.
You get 35p off every drink if you bring a cup of your own.
We deliver in the United Kingdom and Ireland.
A parcel of up to 10 kg costs £4.50.
Delivery to Ireland takes 4 to 6 working days and costs £9.
Delivery in the United Kingdom is free for orders over £35.
Letterbox packs are not tracked.
After two attempts the parcel is kept at the depot for seven days.
If the bag was torn, send us a photo within 14 days.
Orders that you collect wait for you for ten days.
The hand grinder costs £79 and has steel burrs.
The gooseneck kettle costs £58.
The hand grinder has a guarantee of five years.
A new set of burrs costs £18.
You can borrow a grinder for a week against a deposit of £40.
With a subscription each delivery costs 8% less.
You can pause the subscription for up to three months.
There is no minimum term for the subscription.
A gift subscription of six months costs £99.
The smallest wholesale order is 6 kg.
Wholesale prices begin at £19 a kilo.
We lease espresso machines from £85 a month.
Further days of training cost £180.
You can reach Idris at 01632 960 417.
The latte art workshop costs £45 and takes 90 minutes.
Home espresso takes place on the second Saturday of the month.
Workshops have eight people at most.
The room of the workshops has no lift.
You can move your place free of charge up to 72 hours before.
A workshop voucher is valid for one year.`,
  'dental-practice': `Larkfield Dental Practice has looked after teeth in Ostrey since 1994.
Dr Maren Holt is a dentist and the owner.
Dr Felix Adeyar does root canals and works from Tuesday to Friday.
Dr Ines Corvo is the orthodontist and works on Wednesday.
Bea Lindqvist is our hygienist.
Dr Corvo speaks Portuguese and Spanish.
Dr Adeyar speaks French.
We have four surgeries on the ground floor.
Two dental nurses are trained here each year.
On Tuesday we are open from 8am to 7.30pm.
On Friday the practice closes at 1 pm.
On Wednesday we are open from 9:00 to 17:00.
We are closed at weekends.
You can ring 01632 960 288 to book.
The usual wait for a check-up is three weeks.
The first visit takes 40 minutes.
Please cancel at least 24 hours before.
We charge £35 for a missed appointment.
If you come more than 15 minutes late, we may have to give you a new date.
Treatment on the health service is free for everyone under 18.
We see children every six months.
Sealing takes 20 minutes and does not hurt.
Braces are usually fitted between 11 and 14.
Fixed braces cost £2,400.
An emergency visit costs £58 and includes one X-ray.
The hospital in Tarrant has an emergency dentist on Saturdays and Sundays.
If a crown is lost, keep it and do not glue it.
A check-up costs £48.
The first visit with two X-rays costs £85.
A small white filling costs £110 and a large one costs £165.
A root canal on a back tooth costs £520.
A porcelain crown costs £690.
A night guard costs £240.
Treatment over £500 can be paid in ten monthly parts.
The Larkfield Plan costs £16.50 a month.
We do not bill insurers ourselves.
Students with a card pay 10% less for check-ups and fillings.
The practice is at 27 Chandler Street in Ostrey.
Buses 3 and 8 stop at Chandler Street.
The market car park is 200 metres away and costs £1.20 an hour.
Gwen Tarry answers complaints within five working days.
A filling takes 30 to 45 minutes.
Root canal treatment takes two visits of an hour each.
We give a guarantee of five years on crowns.
Teeth whitening costs £290 and lasts one to two years.
We do not whiten the teeth of anyone under 18.
Laughing gas costs £75.
We do not offer general anaesthesia.
The waiting list for adults is about eight months.
We send your X-rays to your new dentist within 14 days.
A copy of your notes on paper costs £10.
We keep records for eleven years after your last visit.
We never sell data.`,
};

/** Names that may be taken for each other, one kind a line. */
export const NAMES: Readonly<Record<string, string>> = {
  'coffee-roaster': `Tamsin Rowe|Idris Vane|Lotte Marchbank|Peter Hale
Harbour Blend|Morning Tide|Yirga Hills|Finca Alba|Night Watch
Ireland|United Kingdom|Portugal
Ethiopia|Colombia|Guatemala|Rwanda|Brazil
Monday|Saturday|Sunday|Wednesday|Thursday
Mondays|Tuesdays|Fridays
December|March
Penhallow|Tarrant|Truro
Net Lane|Sailmaker Row
Southern Taste Awards|Golden Cup Awards
Swiss|French`,
  'dental-practice': `Maren Holt|Felix Adeyar|Ines Corvo|Tom Reed
Bea Lindqvist|Gwen Tarry
Dr Corvo|Dr Adeyar|Dr Holt
Portuguese|French|German
Monday|Tuesday|Wednesday|Friday|Sunday
Ostrey|Tarrant|Leeds
Saturdays|Mondays
Chandler Street|Market Street`,
};
