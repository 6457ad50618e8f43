import { expect, test } from './journey.ts';

const unknown = '01a1f930-a1b4-7151-9c3a-788155132aa4';

test('unknown URLs get a page that explains it @desktop', async ({ emptySite }) => {
  for (const [address, status] of Object.entries({
    [`/shifts/${unknown}`]: 200,
    '/shifts/not-an-id': 404,
    '/client-imports/new': 200,
    '/requests/%F0%9F%90%A9': 404,
    '/pets/1%20or%201=1': 404,
    '/visits/%00/report-card': 404,
    '/%00': 404,
    '/..%2f..%2fetc/passwd': 404,
    '/<script>alert(1)</script>': 404,
    [`/${'x'.repeat(5000)}`]: 404,
    [`/login?next=${'x'.repeat(5000)}`]: 200,
  })) {
    const page = await fetch(emptySite.url + address);
    expect([address, page.status]).toEqual([address, status]);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).not.toContain('<script>alert');
  }
});

test('URLs that look like another site redirect to this one @desktop', async ({ emptySite, newPerson }) => {
  const { origin } = new URL(emptySite.url);
  for (const address of ['//evil.example', '///evil.example/login', '/%5Cevil.example', '//']) {
    const page = await fetch(emptySite.url + address);
    expect(new URL(page.url).origin).toBe(origin);
    expect([200, 404]).toContain(page.status);
  }
  const { page } = await newPerson();
  await page.goto(`${emptySite.url}//login`);
  await expect(page).toHaveURL(`${origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('files outside of the public folder are not found @desktop', async ({ emptySite }) => {
  for (const address of ['/assets/..%2f..%2fpackage.json', '/assets/%00', '/assets/nothing.js']) {
    const answer = await fetch(emptySite.url + address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  }
});
