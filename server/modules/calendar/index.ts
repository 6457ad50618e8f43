export { book, clashesOf, describeTime, unbook } from './book.ts';
