import { coatWords } from '../../domain/pets/coat-words.ts';

export const Card = () => <p>{coatWords}</p>;
