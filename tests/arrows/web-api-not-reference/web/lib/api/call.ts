import { breeds } from '../../../reference/breeds.ts';

export const call = () => breeds;
