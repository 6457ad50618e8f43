import { DateTime } from 'luxon';

export const today = () => DateTime.now().toISODate();
