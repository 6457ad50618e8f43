import postgres from 'postgres';

export const connection = postgres();
