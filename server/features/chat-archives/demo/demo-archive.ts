import { demoVersion } from '#core/chat-archives/demo/demo-chats.ts';

/** The archive of the made-up chats: each version of them is a new one. */
export const demoArchiveId = `arc_demo_${demoVersion}`;
export const demoZone = 'Europe/London';
