/** What a call reads. */
export type Reader = {
  key: string;
  reads?: readonly string[] | undefined;
  readsAll?: readonly string[] | undefined;
  mayLag?: readonly string[] | undefined;
};

/** Names what changed: each table has a topic, and each GET names the topics that it reads. */
export type Topics = {
  of(table: string): string | undefined;
  /** Whether a call reads rows of the topic whoever they concern. */
  isForEveryone(topic: string): boolean;
};

/** @throws if a call reads a topic that no table has */
export function createTopics(topicOf: Readonly<Record<string, string>>, routes: readonly Reader[]): Topics {
  const topics = new Set(Object.values(topicOf));
  const everyone = new Set(routes.flatMap(({ readsAll = [] }) => readsAll));
  for (const { key, reads = [], readsAll = [], mayLag = [] } of routes)
    for (const topic of [...reads, ...readsAll, ...mayLag])
      if (!topics.has(topic)) throw new Error(`${key} reads ${topic}, which no table announces`);
  return {
    of: (table) => topicOf[table],
    isForEveryone: (topic) => everyone.has(topic),
  };
}
