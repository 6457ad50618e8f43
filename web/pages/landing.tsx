export const meta = () => [{ title: 'Where Groomers Thrive, Businesses Grow, Pets Get Pampered · Wagwell' }];

export default function Landing() {
  return <h1>Where Groomers Thrive, Businesses Grow, Pets Get Pampered</h1>;
}
