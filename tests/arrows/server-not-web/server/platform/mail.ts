export { money } from '../../web/lib/money.ts';
