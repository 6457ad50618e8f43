import type { Visit } from '#contract/grooming/visits.ts';
import { openAsDana } from '../pet-owner-dashboard/own-records.testing.tsx';
import { visitOf } from '../parts/provider-requests/requests.testing.ts';
import VisitPage from './visit.tsx';

/** Opens the page of a visit, with the answers to further calls. */
export const openVisit = (visit: Partial<Visit>, answers: Parameters<typeof openAsDana>[2] = {}) =>
  openAsDana('/visits/v-1', ['/visits/:id', VisitPage], {
    'GET /api/visits/v-1': () => Response.json(visitOf(visit)),
    ...answers,
  });
