import type { Module } from '#server/platform/module.ts';
import { accountNewsNotices } from './account-news.notices.ts';

/** Notifications about accounts. They are not in identity, because notifications import its guards. */
export const accountNews: Module = { name: 'account-news', notices: accountNewsNotices };
