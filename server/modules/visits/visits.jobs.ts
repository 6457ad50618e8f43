import { every, onEvent } from '#server/platform/jobs.ts';
import { mailDueReminder, remindOfDuePets } from './remind-of-due-pets.ts';

export const visitsJobs = {
  'remind-of-due-pets': every('day', remindOfDuePets),
  'mail-due-reminder': onEvent('pet.due', mailDueReminder),
};
