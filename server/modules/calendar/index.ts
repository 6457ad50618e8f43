import type { Module } from '#server/platform/module.ts';
import { calendarData } from './calendar.personal-data.ts';

export { book, clashesOf, describeTime, rebook, unbook } from './book.ts';

export const calendar: Module = { personalData: calendarData };
