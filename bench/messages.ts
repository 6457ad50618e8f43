import { correspondents } from './fill-messages.ts';
import { idOf, members } from './fill.ts';

/** Far below what one account may send in a minute, since the messages are spread over all members. */
const perLoad = 20_000;
let sent = 0;

/** The business that a member has always written with. */
export const writesWith = (member: number) => idOf(`business ${member % correspondents}`);

/** Messages that nobody has sent yet, each from the next member. */
export function newMessages(): { member: number; fromId: string; toId: string; content: string }[] {
  return Array.from({ length: perLoad }, () => {
    const member = sent % members;
    return {
      member,
      fromId: idOf(`member ${member}`),
      toId: writesWith(member),
      content: `Running ten minutes late, the last doodle is still drying. (${sent++})`,
    };
  });
}
