import { theirs } from '#server/platform/tables.ts';
import type { Tables } from '#server/platform/tables.ts';
import { exportConversations, exportMessages } from './personal-data.queries.ts';

export const messagesTables: Tables = {
  conversation_members: {
    of: ['account_id', 'other_id'],
    announced: [{ on: 'update of seen_seq' }, { on: 'update of muted', by: "note_row('account_id')" }],
    what: 'Conversations',
    because: 'The other side reads on, under “Former member”.',
    archive: { list: 'conversations', without: ['last_message_id', 'seen_seq'], rows: exportConversations },
    closed: 'stays',
  },
  messages: {
    announced: [
      { on: 'insert', rowsAs: 'added', by: 'note_messages()' },
      { on: 'update of content, photo_urls', by: "note_row('from_id', 'to_id')" },
    ],
    what: 'Messages',
    because: 'They are the other side’s too, under “Former member”.',
    archive: { list: 'messages', without: ['seq', 'client_id', 'low_id', 'high_id'], rows: exportMessages },
    closed: 'stays',
    words: { content: theirs },
  },
  quick_replies: {
    of: ['account_id'],
    announced: false,
    what: 'Quick replies',
    because: 'To answer with one tap.',
    archive: { list: 'quick-replies', without: ['id'] },
    closed: 'deleted',
  },
};
