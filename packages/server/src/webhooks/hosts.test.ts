import { expect, test } from 'vitest';
import { readSettings } from '../settings.js';
import { SettingsError } from '../settings-error.js';
import { mayConnectTo, NO_WEBHOOK_HOSTS, problemOfUrl, webhookHosts } from './hosts.js';

test('only named hosts may be sent to, over https unless it is this machine', () => {
  const hosts = webhookHosts('hooks.example.org, LOCALHOST,10.0.0.7,[2001:db8::7],10.1.0.0/16');
  const problems = (...urls: readonly string[]): unknown[] => urls.map((url) => problemOfUrl(hosts, url));
  expect(
    problems(
      'https://hooks.example.org/a?b=c',
      'https://HOOKS.example.org:8443/',
      'http://localhost:9000/',
      'http://127.0.0.1:9000/',
      'http://[::1]:9000/',
      'https://10.0.0.7/',
      'https://10.1.255.1/',
      'https://[2001:db8::7]/',
      'https://[::ffff:10.0.0.7]/',
    ),
  ).toEqual(Array(9).fill(undefined));
  expect(
    problems(
      'https://evil.example.org/',
      'https://hooks.example.org.evil.org/',
      'https://10.0.0.8/',
      'https://8.8.8.8/',
    ),
  ).toEqual(Array(4).fill('host-not-named'));
  // Spelled in ways that a parser of addresses takes for one that was not named.
  expect(
    problems('https://0x0a000008/', 'https://167772168/', 'https://10.0.8/', 'https://[::ffff:a00:8]/'),
  ).toEqual(Array(4).fill('host-not-named'));
  expect(problems('http://hooks.example.org/', 'http://10.0.0.7/')).toEqual(['not-https', 'not-https']);
  expect(problems('hooks.example.org', 'ftp://hooks.example.org/', 'file:///etc/passwd', '')).toEqual(
    Array(4).fill('not-an-address'),
  );
  expect(problems('https://user:pass@hooks.example.org/')).toEqual(['with-credentials']);
  expect(problemOfUrl(NO_WEBHOOK_HOSTS, 'https://hooks.example.org/')).toBe('host-not-named');
});

test('a name may lead to the internet, and inside only where the address was named', () => {
  const hosts = webhookHosts('hooks.example.org,10.0.0.0/24');
  for (const address of ['93.184.215.14', '2606:2800:21f:cb07::1', '10.0.0.200', '::ffff:10.0.0.1'])
    expect(mayConnectTo(hosts, address), address).toBe(true);
  for (const address of [
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.1.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
  ])
    expect(mayConnectTo(hosts, address), address).toBe(false);
});

test.each([
  'hooks.example.org,',
  'https://hooks.example.org',
  '*.example.org',
  '10.0.0.0/33',
  '1.2.3',
  'a_b',
])('"%s" names no hosts: the start is refused', (text) => {
  expect(() => webhookHosts(text)).toThrow(RangeError);
  expect(() => readSettings({ ASSAY_WEBHOOK_HOSTS: text })).toThrow(SettingsError);
});

test('by default nothing is sent anywhere', () => {
  expect(readSettings({}).webhookHosts).toBe(NO_WEBHOOK_HOSTS);
});
