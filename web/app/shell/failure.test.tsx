import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CallError } from '#web/lib/api/call.ts';
import { Failure } from './failure.tsx';

function show(error: unknown) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Failure error={error} /> }]);
  render(<Stub />);
}

test('a page that failed at the server names the request, so that its line of the log is found', async () => {
  show(new CallError(500, JSON.stringify({ code: 'internal', requestId: '0b9f6f0e-4a55' })));
  expect((await screen.findByRole('alert')).textContent).toContain('Please name 0b9f6f0e-4a55');
});

test('a page that failed by itself names none', async () => {
  show(new Error('broken'));
  expect((await screen.findByRole('alert')).textContent).not.toContain('name');
});
