const inFirstLine: readonly RegExp[] = [
  /^(.{1,200}?) ?님과 카카오톡 대화$/,
  /^(.{1,200}?) 카카오톡 대화$/,
  /^KakaoTalk Chats with (.{1,200})$/,
  /^(.{1,200}?) KakaoTalk Chats$/,
];
const inName = /^KakaoTalk_Chat_(.{1,200}?)_\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.csv$/i;

/** What a chat is called: the first line of a text says it, of a table the name of its file. */
export function titleOfKakao(firstLine: string, fileName: string): string {
  const name = fileName.split('/').at(-1) ?? fileName;
  const found = inFirstLine.map((pattern) => pattern.exec(firstLine.trim())?.[1]).find((title) => title);
  return found ?? inName.exec(name)?.[1] ?? 'KakaoTalk';
}
