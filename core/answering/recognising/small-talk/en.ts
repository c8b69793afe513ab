import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const en: SmallTalkPhrases = {
  greeting:
    'hi|hii|hiii|hello|helo|hey|heya|hey there|hi there|hello there|hiya|howdy|greetings|good morning|good afternoon|good evening|good day|morning|evening|yo|sup|hello again|hi again|nice to meet you|anyone there|is anyone there|is anybody there|are you there|hello world|test|testing',
  thanks:
    'thanks|thank you|thank u|thankyou|thx|thnx|tnx|ty|tysm|cheers|many thanks|thanks a lot|thanks a million|thank you so much|thank you very much|thanks so much|much appreciated|appreciate it|i appreciate it|i appreciate your help|appreciated|that helps|that helped|that was helpful|very helpful|that is helpful|you are the best|great help|perfect thanks|thanks for your help|thank you for your help|thanks for the help|thank you for your time|thanks for your time|that is all i needed',
  goodbye:
    'bye|bye bye|goodbye|good bye|see you|see ya|see you later|cya|later|take care|have a nice day|have a good day|have a great day|have a good one|good night|talk to you later|talk later|farewell|that is all|that is it|that will be all|i am done|nothing else|no that is all|no more questions|no thanks that is all|that is all thanks|nothing more|no i am good|i am good',
  'how-are-you':
    'how are you|how are u|how r u|how r you|how are you doing|how are you today|how are you doing today|how is it going|hows it going|how do you do|what is up|whats up|wassup|how have you been|how is your day|how are things|you ok|are you ok',
  'who-are-you':
    'who are you|what are you|who is this|who am i talking to|who am i speaking to|who am i chatting with|are you a bot|are you a robot|are you a human|are you human|are you real|are you a real person|are you an ai|are you ai|are you a person|are you a machine|is this a bot|is this a real person|am i talking to a bot|am i talking to a robot|am i talking to a human|am i talking to a real person|am i talking to a person|am i chatting with a bot|what is your name|whats your name|do you have a name|what can you do|what do you do|how can you help|how can you help me|what can you help me with|what can you help with|what can i ask|what can i ask you|are you chatgpt|help|help me|can you help me|i need help|i need some help|can you help|please help|i have a question|i have some questions|can i ask a question|can i ask you something|may i ask you a question',
  affirmation:
    'ok|okay|okey|k|kk|yes|yeah|yep|yup|sure|no|nope|nah|great|good|nice|cool|perfect|awesome|excellent|wonderful|amazing|fine|alright|all right|right|got it|gotcha|understood|i see|i understand|makes sense|that makes sense|sounds good|very good|well done|good job|of course|no problem|no worries|never mind|nevermind|nvm|forget it|whatever|sorry|oops|my mistake|my bad|that is great|that is good|that is fine|that is perfect|that is nice|thats ok|that is ok|omg|lol|haha|hahaha|hmm|hm|wow|oh|ah|interesting|exactly|correct|true|indeed|not really|maybe|good bot|i like it|love it',
  unclear:
    'you are stupid|you are dumb|you are useless|you are an idiot|you suck|stupid bot|dumb bot|useless bot|idiot|moron|stupid|useless|this is useless|this is stupid|this is crap|this sucks|shut up|fuck you|fuck off|fuck|shit|wtf|damn',
};
