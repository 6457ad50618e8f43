import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { MapItem, Pinned } from './map-items.ts';

type Reply<Pin> = { pins: Pin[]; more: boolean };
type Read<Data> = UseQueryOptions<unknown, Error, Data>;

/** How a map reads the matches of a search. */
export type Mapped<Query, Item> = {
  /** All matches as pins. */
  pins: (query: Query | undefined) => Read<Pinned>;
  /** A chosen one, which the list may not have loaded. */
  one: (id: string, query: Query | undefined) => Read<Item | undefined>;
};

/** A query whose reply a map shows as something else. */
export const readAs = <Reply, Key extends QueryKey, Data>(
  options: UseQueryOptions<Reply, Error, Reply, Key>,
  select: (reply: Reply) => Data,
) => ({ ...options, select }) as unknown as Read<Data>;

/** The pins of a search as items of the map. */
export const readPins = <Pin, Key extends QueryKey>(
  options: UseQueryOptions<Reply<Pin>, Error, Reply<Pin>, Key>,
  toItem: (pin: Pin) => MapItem,
) => readAs(options, ({ pins, more }): Pinned => ({ items: pins.map(toItem), more }));
