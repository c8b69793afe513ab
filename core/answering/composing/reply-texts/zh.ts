import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const zh: ReplyTexts = {
  greeting: {
    friendly: '你好！有什么可以帮你的吗？',
    neutral: '你好，请问想了解什么？',
    corporate: '您好，欢迎光临。请问有什么可以帮您？',
  },
  thanks: {
    friendly: '不客气！还有什么可以帮你的吗？',
    neutral: '不客气。',
    corporate: '不客气。如有其他问题，请随时告诉我。',
  },
  goodbye: { friendly: '再见，欢迎随时再来！', neutral: '再见。', corporate: '感谢您的光临，再见。' },
  'how-are-you': {
    friendly: '我很好，谢谢关心！有什么可以帮你的吗？',
    neutral: '很好，谢谢。请问想了解什么？',
    corporate: '很好，谢谢。请问有什么可以帮您？',
  },
  'who-are-you': {
    friendly: '我是{agent}，一个人工智能助手。有问题尽管问，我来帮你查！',
    neutral: '我是{agent}，一个人工智能助手。请提问，我会在我们的资料中查找答案。',
    corporate: '我是{agent}，一个人工智能助手。请提出您的问题，我将为您查阅资料。',
  },
  affirmation: {
    friendly: '好的！还有什么可以帮你的吗？',
    neutral: '好的。还想了解什么吗？',
    corporate: '好的。请问还有什么可以帮您？',
  },
  unclear: sameInEveryVibe('请输入您的问题。'),
  closest: {
    friendly: '最接近的内容是这个：',
    neutral: '最接近的内容是：',
    corporate: '我找到的最相关的信息如下：',
  },
  fallback: sameInEveryVibe('抱歉，这个问题我无法回答。工作人员会尽快与您联系。'),
  unknown: sameInEveryVibe('我没有关于{names}的信息。'),
  known: sameInEveryVibe('我可以回答以下方面的问题：{topics}。'),
  unanswered: sameInEveryVibe('对于“{names}”，我没有答案。'),
  offer: {
    friendly: '需要和人工客服聊聊吗？',
    neutral: '需要转接人工客服吗？',
    corporate: '您是否需要联系我们的工作人员？',
  },
  handoff: {
    friendly: '好的！我来为你联系工作人员。',
    neutral: '我来为您联系工作人员。',
    corporate: '好的，我将为您联系我们的工作人员。',
  },
  unreachable: sameInEveryVibe('我无法在这里为您转接人工客服。'),
  file: sameInEveryVibe('谢谢，您的文件已收到，我们的团队可以查看。我无法读取文件：您想了解什么？'),
  contact: {
    friendly: '谢谢！我们会通过 {contact} 与你联系。',
    neutral: '谢谢。我们会通过 {contact} 与您联系。',
    corporate: '感谢您。我们的工作人员将通过 {contact} 与您联系。',
  },
  'known-address': sameInEveryVibe('我们有您的邮箱地址（{contact}），会写信到那里。'),
  here: sameInEveryVibe('有工作人员在线，马上会加入对话。'),
  away: sameInEveryVibe('目前没有人在线。我们将于 {time} 恢复回复。'),
  booking: sameInEveryVibe('您可以直接在这里选择时间。'),
  'action-form': sameInEveryVibe('请填写以下内容，我就可以为您办理。'),
  'action-needs': sameInEveryVibe('为此我需要您提供：{fields}。'),
  'action-empty': sameInEveryVibe('没有找到相关内容。请检查您填写的内容。'),
  'action-failed': sameInEveryVibe('暂时没有得到答复。请稍后再试。'),
  'booking-change': sameInEveryVibe('您可以直接在这里改期或取消预约。'),
  injection: sameInEveryVibe('这个我做不到，不过我很乐意回答与我们相关的问题。'),
};
