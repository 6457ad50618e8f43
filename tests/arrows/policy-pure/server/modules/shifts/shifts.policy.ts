import { findOwner } from './shifts.queries.ts';

export const mayEdit = (shift: string, caller: string) => findOwner(shift) === caller;
