import { instanceName } from '#lib/game/instances/instance-name.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly instance: { readonly id: string; readonly name: string | null };
}

/** The one way to mention an instance: a gate, and its name. */
export function InstanceLink({ instance }: Props) {
  return (
    <NavLink
      href={routes.instance(instance.id)}
      className="inline-flex min-w-0 items-center gap-2.5 align-middle font-semibold narrow:min-h-11"
    >
      <img className="shrink-0" src={staticImages.instance} alt="" width={28} height={28} />
      <span className="min-w-0 wrap-anywhere">{instanceName(instance)}</span>
    </NavLink>
  );
}
