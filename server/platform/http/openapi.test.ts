import { createConfig, lintFromString } from '@redocly/openapi-core';
import { validate } from '@scalar/openapi-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleRoutes } from '#server/modules.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

type Answer = { content?: Record<string, object>; headers?: object; $ref?: string };
type Operation = {
  operationId: string;
  security: object[];
  parameters?: { in: string; name: string; required?: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, Answer>;
};

let app: TestApp;
let source: string;
let operations: Map<string, Operation>;
let responses: Record<string, Answer>;
beforeAll(async () => {
  app = await openTestApp();
  source = (await app.app.server.inject('/api/openapi.json')).body;
  const document = JSON.parse(source) as {
    paths: Record<string, Record<string, Operation>>;
    components: { responses: Record<string, Answer> };
  };
  ({ responses } = document.components);
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  );
});
afterAll(() => app.close());

const operation = (key: string) => {
  const found = operations.get(key);
  if (!found) throw new Error(`${key} is not described`);
  return found;
};
const answers = (key: string): [string, Answer][] =>
  Object.entries(operation(key).responses).map(([status, answer]) => [
    status,
    answer.$ref ? (responses[answer.$ref.split('/').at(-1) ?? ''] ?? answer) : answer,
  ]);

describe('the OpenAPI document', () => {
  test('passes Redocly without errors', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source, config });
    const errors = found.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([]);
  });

  test('is valid for Scalar', async () => {
    const { valid, errors } = await validate(source);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });
});

describe.each(moduleRoutes.map((route) => ({ ...route })))(
  '$key',
  ({ key, keyed, isPublic, endpoint, status }) => {
    test('describes the guard, the idempotency key, the request and the replies', () => {
      const { security, parameters = [], requestBody, responses: own } = operation(key);
      expect(security).toEqual(isPublic ? [] : [{ session: [] }]);
      const headers = parameters.filter((parameter) => parameter.in === 'header');
      expect(headers.map(({ name, required }) => [name, required ?? false])).toEqual(
        [...(keyed ? ['Idempotency-Key'] : []), ...(endpoint.fieldsSeen ? ['Fields-Seen'] : [])].map(
          (name) => [name, false],
        ),
      );
      const sent = endpoint.upload ? ['multipart/form-data'] : endpoint.body ? ['application/json'] : [];
      expect(Object.keys(requestBody?.content ?? {})).toEqual(sent);
      expect(own).toHaveProperty(String(status));
      for (const [refusal, { content }] of answers(key))
        if (!/^[23]/.test(refusal)) expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
    });
  },
);

test('uploads have one part: the file', () => {
  const { requestBody } = operation('POST /api/uploads');
  expect(Object.keys(requestBody?.content['multipart/form-data']?.schema.properties ?? {})).toEqual(['file']);
});

test.each([
  ['GET /media/:key', 'image/webp'],
  ['GET /api/invoices/:id/pdf', 'application/pdf'],
  ['GET /api/admin/promo-codes-csv', 'text/csv'],
])('%s is described as %s', (key, type) => {
  expect(Object.keys(operation(key).responses['200']?.content ?? {})).toEqual([type]);
});

test('forms that detect conflicts document the header for it', () => {
  const described = [...operations].filter(([, { parameters = [] }]) =>
    parameters.some(
      ({ name, description }) => name === 'Fields-Seen' && description?.includes('changed_elsewhere'),
    ),
  );
  expect(described.map(([key]) => key).toSorted()).toEqual([
    'PATCH /api/clients/:id',
    'PATCH /api/grooming-requests/:id',
    'PATCH /api/pets/:id',
    'PATCH /api/shifts/:id',
    'PUT /api/profiles/business',
    'PUT /api/profiles/business/facts',
    'PUT /api/profiles/groomer',
    'PUT /api/profiles/groomer/facts',
    'PUT /api/profiles/pet-owner',
    'PUT /api/users/:id',
  ]);
});

test('every operation has a unique id', () => {
  const names = [...operations.values()].map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(operation('POST /api/pets/:id/restore').operationId).toBe('postApiPetsByIdRestore');
});
