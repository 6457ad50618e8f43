export { book, clashesOf, describeTime, rebook, unbook } from './book.ts';
