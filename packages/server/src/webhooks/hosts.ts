import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseNetwork } from '../access/networks.js';

/** Where webhooks may go: hosts by name, and addresses and networks, which may be of this machine or inside. */
export interface WebhookHosts {
  /** Lower case. */
  readonly names: ReadonlySet<string>;
  readonly networks: BlockList;
}

/** Nothing leaves the machine. */
export const NO_WEBHOOK_HOSTS: WebhookHosts = { names: new Set(), networks: new BlockList() };

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.(?!-)[a-z0-9-]{1,63})*$/;

/** Reads `ASSAY_WEBHOOK_HOSTS`. @throws RangeError */
export function webhookHosts(text: string): WebhookHosts {
  const names = new Set<string>();
  const networks = new BlockList();
  for (const entry of text.split(',').map((one) => one.trim().toLowerCase())) {
    const network = parseNetwork(entry.replace(/^\[(.*)\]$/, '$1'));
    if (network) networks.addSubnet(network.address, network.prefix, network.family);
    else if (HOST_NAME.test(entry) && !/^[\d.]+$/.test(entry)) names.add(entry);
    else
      throw new RangeError(
        `expected hosts, addresses or networks, divided by commas, like \`hooks.example.org, 10.0.0.7\`, received "${entry}"`,
      );
  }
  // Whoever names it means this machine.
  if (names.has('localhost')) {
    networks.addAddress('127.0.0.1', 'ipv4');
    networks.addAddress('::1', 'ipv6');
  }
  return { names, networks };
}

/** An address as a plain one of its family: `::ffff:10.0.0.1` is `10.0.0.1`. */
const plainOf = (address: string): string => ipaddr.process(address).toString();

const isNamed = ({ networks }: WebhookHosts, address: string): boolean =>
  networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * Whether a request may be sent to an address: one that was named, or one on the public internet where the
 * host was named. Addresses of this machine, of private networks and of special use have to be named
 * themselves: otherwise whoever answers for a name could point it inside.
 */
export function mayConnectTo(hosts: WebhookHosts, address: string): boolean {
  const plain = plainOf(address);
  return isNamed(hosts, plain) || ipaddr.parse(plain).range() === 'unicast';
}

export type UrlProblem = 'not-an-address' | 'not-https' | 'with-credentials' | 'host-not-named';

/** What is wrong with the address of a receiver; undefined where it may be used. */
export function problemOfUrl(hosts: WebhookHosts, text: string): UrlProblem | undefined {
  if (!URL.canParse(text)) return 'not-an-address';
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'not-an-address';
  if (username !== '' || password !== '') return 'with-credentials';
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const isAddress = isIP(address) !== 0;
  if (isAddress ? !isNamed(hosts, plainOf(address)) : !hosts.names.has(hostname)) return 'host-not-named';
  const isLoopback = isAddress ? ipaddr.process(address).range() === 'loopback' : hostname === 'localhost';
  return protocol === 'https:' || isLoopback ? undefined : 'not-https';
}
