import pg from 'pg';

export const connection = new pg.Pool();
