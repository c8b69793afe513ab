import type { FileWords } from './en.ts';

export const zh: FileWords = {
  attach: '添加文件',
  remove: '移除 {name}',
  download: '下载',
  uploading: '正在上传',
  tooMany: '{name}：一条消息最多附带 3 个文件，请随下一条消息发送。',
  wrongType:
    '此处无法发送 {name}。可发送图片（JPG、PNG）、PDF、Word、Excel、PowerPoint、OpenDocument、文本和 CSV 文件。',
  tooLarge: '{name} 超过 10 MB，请选择较小的文件。',
  unreadable: '无法读取 {name}。请重新保存或选择其他文件。',
  tooOften: '{name} 未发送：过去一小时内发送了很多文件，请稍后再试。',
  failed: '{name} 未发送。请移除后重试。',
  unavailable: '不可用，请重试。',
  notDelivered: '以下文件未送达：{names}',
};
