/** Words that may come between the phrases and mean nothing by themselves. */
export const SMALL_TALK_FILLERS = new Set(
  `there again everyone all team guys folks bot robot assistant sir madam dear friend buddy mate man please pls so very much really a lot and then
  for your the help now today too also well just im i am you my to meet und noch dir ihnen sehr schön mal liebes
  bitte y por favor muy e et s il vous plaît svp ve lütfen 啊 呀 吧 了 呢 哦 请`.split(/\s+/),
);
