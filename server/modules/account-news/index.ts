import type { Module } from '#server/platform/module.ts';
import { accountNewsNotices } from './account-news.notices.ts';

/** What people hear of their account. It stands apart from identity, of which notifications ask who is signed in. */
export const accountNews: Module = { name: 'account-news', notices: accountNewsNotices };
