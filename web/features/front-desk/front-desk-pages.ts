import { matchPath } from 'react-router';
import { pages } from '#contract/pages.ts';

const shown = [pages.day, pages.clients, pages.client, pages.visit, pages['check-out'], pages['report-card']];

/** Whether a front desk has this page. */
export const isFrontDeskPage = (pathname: string): boolean => shown.some((path) => matchPath(path, pathname));
