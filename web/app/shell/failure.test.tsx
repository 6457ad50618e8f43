import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { RequestIdContext } from '../request-id.ts';
import { CallError } from '#web/lib/api/call-error.ts';
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

test('a page that failed while the server rendered it names that request, also once the browser took over', async () => {
  const broken = new Error('broken');
  const Stub = createRoutesStub([{ path: '/', Component: () => <Failure error={broken} /> }]);
  const page = renderToString(
    <RequestIdContext value="k3x9-42">
      <Stub />
    </RequestIdContext>,
  );
  expect(page).toContain('k3x9-42');
  const container = document.createElement('div');
  container.innerHTML = page;
  document.body.append(container);
  onTestFinished(() => container.remove());
  render(<Stub />, { container, hydrate: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Please name k3x9-42');
});
