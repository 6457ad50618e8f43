import { makeSecurityChange } from '#server/modules/identity/identity.factory.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';

/** With the groomer suspended; the row of `account_restored` ends it. */
const suspended =
  (happens: (groomer: World['groomer']) => Happening) =>
  async ({ sql, groomer }: World) => {
    await sql`update accounts set suspended_at = now(), suspension_reason = 'Asked for cash' where id = ${groomer.id}`;
    return happens(groomer);
  };

const passwordChanged = async ({ transact, petOwner: { id } }: World): Promise<Happening> => [
  'security.changed',
  { accountId: id, changeId: await transact((t) => makeSecurityChange(t, id)) },
];

export const sweep: Sweep<object> = {
  calls: {},
  notices: {
    verify_email: to('petOwner', ({ petOwner }) => ['verification.asked', { accountId: petOwner.id }], [
      'email',
    ]),
    reset_password: to('petOwner', ({ petOwner }) => ['password.forgotten', { accountId: petOwner.id }], [
      'email',
    ]),
    change_email: to(
      'petOwner',
      async ({ sql, petOwner }) => {
        await sql`update accounts set new_email = email where id = ${petOwner.id}`;
        return ['email_change.asked', { accountId: petOwner.id }];
      },
      ['email'],
    ),
    security_change: to('petOwner', passwordChanged, ['inApp', 'push']),
    security_change_mail: to('petOwner', passwordChanged, ['email']),
    role_added: to('petOwner', ({ petOwner }) => ['role.added', { accountId: petOwner.id }]),
    account_suspended: to(
      'groomer',
      suspended(({ id }) => ['account.suspended', { accountId: id }]),
    ),
    account_restored: to('groomer', async ({ sql, groomer: { id } }) => {
      await sql`update accounts set suspended_at = null, suspension_reason = null where id = ${id}`;
      return ['account.restored', { accountId: id }];
    }),
  },
};
