// A line to the open net only: names that lead into the house, or to this machine, are not called.
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIPv6 } from 'node:net';

const INSIDE = new BlockList();
const NETS: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'], // multicast, reserved, broadcast
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
for (const [net, prefix, family] of NETS) INSIDE.addSubnet(net, prefix, family);

export const isInside = (address: string): boolean => INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (
  name: string,
  options: LookupOptions & { all: true },
  found: (error: Error | null, all: LookupAddress[]) => void,
) => void;

/** Looked at when the line is opened, so that a name cannot be checked as one address and called as another. */
export function outsideOnly(look: Lookup = lookup): Agent {
  return new Agent({
    lookup(name: string, options: LookupOptions, found: Found) {
      look(name, { ...options, all: true }, (error, all) => {
        const inside = error ?? (all.some(({ address }) => isInside(address)) ? new Error(`${name} is inside`) : null);
        if (inside) found(inside, '');
        else if (options.all) found(null, all);
        else found(null, all[0]!.address, all[0]!.family);
      });
    },
  });
}
