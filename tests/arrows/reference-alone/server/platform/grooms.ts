export const groomsOf = (breed: string) => breed.length;
