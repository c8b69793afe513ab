/**
 * Words of a question that name nothing: verbs of having and doing, words of quantity and order, and the nouns of
 * "what kind of …".
 */
export const LIGHT_WORDS = new Set(
  `able accept accepted accepting accepts actual actually additional allow allowed allows along also always amount another answer answered answering answers anybody anyone
  anything anywhere approximately area around aside ask asking available away based became become becomes began begin
  begins being best better big biggest both bring brings brought call called calls came cause caused causes
  certain characteristic characteristics charge charges come comes coming consider considered consist contain contains
  could create created creates curious currently describe described details did difference differences different do
  does doing done each early either else entities entity ever every everything exactly example examples exist exists
  extra fact far fast fee feel fees find finds first form formed found gave general generally get gets getting give
  given gives giving go goes going gone gonna good got great group guys happen happened happening happens hear heard
  hello help helped helps hey hi highest hope include included includes including information inside instead involve
  involved item items keep keeps kept kind kinds know known knows large largest last later least leave let lets level
  like little located long longest look looking looks lot lots lowest made main mainly make makes making manner many
  matter may maybe mean means meant might mine mostly much must name named names need needed needs never new next
  normal normally note now number obtain occur occurred occurs offer offered offers often ok okay old once one ones
  option options other others otherwise outside own part particular parts people percent percentage perhaps person
  piece place please possible possibly price prices produce provide provided provides purpose put quickly quite rather
  really reason receive regarding regular regularly related represent require required result resulted right run runs
  said same say says see seen sell sells serve serves several show shown shows simply situation small smallest some
  somebody someone something sometimes somewhat somewhere soon sort sorts special specific start started starts state status
  still stuff suitable sure take taken takes taking talk tell term terms thing things think though time times today
  together told took total toward towards tried tries try trying two type types typical typically usual usually
  various want wanted wants way ways well went whether whole willing wonder wondering work working works would year
  years yet`.split(/\s+/),
);
