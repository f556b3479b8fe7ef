import { bigEndian, join, sha256 } from './bytes.js';
import { type Cbor, type CborMap, CborTag, toCbor } from './cbor.js';
import { type CredentialSigner, signEs256 } from './certificates.js';

/** A manifest as a test says it; `c2pa.hash.data` is added by the signer. */
export interface ManifestToSign {
  readonly label?: string;
  readonly signer: CredentialSigner;
  readonly claimGenerator?: string;
  readonly actions?: readonly CborMap[];
  /** Further assertions, by label. */
  readonly assertions?: CborMap;
  /** Leaves out the hash that binds the manifest to a file. */
  readonly isUnbound?: boolean;
  /** Put into the protected header in place of the signer's own chain. */
  readonly chain?: readonly Uint8Array[];
  /** Changes the boxes after they were hashed and signed. */
  readonly tamper?: (box: 'claim' | 'actions' | 'signature', cbor: Uint8Array) => Uint8Array;
  /** A whole manifest of another store that goes in front, with the ingredient that names it. */
  readonly ingredient?: {
    readonly manifest: Uint8Array;
    readonly label: string;
    readonly relationship: string;
  };
}

const TYPE = {
  store: 'c2pa',
  manifest: 'c2ma',
  assertions: 'c2as',
  claim: 'c2cl',
  signature: 'c2cs',
  cbor: 'cbor',
} as const;

/** What ISO 19566-5 puts behind the four letters of a type. */
const TYPE_TAIL = Uint8Array.of(0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xaa, 0x00, 0x38, 0x9b, 0x71);

const box = (type: string, ...content: readonly Uint8Array[]): Uint8Array => {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return join(bigEndian(length, 4), type, ...content);
};

/** A superbox that can be asked for by its label (ISO 19566-5, A.2 and A.3). */
export const superbox = (
  type: keyof typeof TYPE,
  label: string,
  ...content: readonly Uint8Array[]
): Uint8Array => box('jumb', box('jumd', join(TYPE[type], TYPE_TAIL, 0x03, label, 0)), ...content);

/** The store around whole manifests, the active one last (C2PA 2.2, 11.1). */
export const storeOf = (...manifests: readonly Uint8Array[]): Uint8Array =>
  superbox('store', 'c2pa', ...manifests);

export interface Exclusion {
  readonly start: number;
  readonly length: number;
}

export const DEFAULT_LABEL = 'urn:c2pa:7f1c1b62-0000-4000-8000-000000000001';

/**
 * One manifest with its claim (version 2), assertions and signature, over content of which `hash` is the
 * SHA-256 beside `exclusion`.
 */
export async function signManifest(
  manifest: ManifestToSign,
  hash: Uint8Array,
  exclusion: Exclusion,
): Promise<Uint8Array> {
  const {
    label = DEFAULT_LABEL,
    signer,
    actions = [{ action: 'c2pa.created', digitalSourceType: DIGITAL_CAPTURE }],
    ingredient,
  } = manifest;
  const own: readonly (readonly [string, Cbor])[] = [
    ...(ingredient ? [['c2pa.ingredient.v3', await ingredientAssertion(ingredient)] as const] : []),
    ...(manifest.isUnbound
      ? []
      : [
          [
            'c2pa.hash.data',
            {
              exclusions: [{ ...exclusion }],
              name: 'jumbf manifest',
              alg: 'sha256',
              hash,
              pad: new Uint8Array(8),
            },
          ] as const,
        ]),
    ['c2pa.actions.v2', { actions }],
    ...Object.entries(manifest.assertions ?? {}),
  ];
  const changed = manifest.tamper ?? ((_box, cbor) => cbor);
  const references: Cbor[] = [];
  const boxes: Uint8Array[] = [];
  for (const [name, data] of own) {
    const cbor = toCbor(data);
    const whole = superbox('cbor', name, box('cbor', cbor));
    references.push({ url: `self#jumbf=c2pa.assertions/${name}`, hash: await sha256(whole.subarray(8)) });
    boxes.push(
      name === 'c2pa.actions.v2' ? superbox('cbor', name, box('cbor', changed('actions', cbor))) : whole,
    );
  }
  const claim = toCbor({
    instanceID: 'xmp:iid:7f1c1b62-0000-4000-8000-000000000002',
    claim_generator_info: { name: manifest.claimGenerator ?? 'Test Camera', version: '1.0' },
    signature: `self#jumbf=/c2pa/${label}/c2pa.signature`,
    created_assertions: references,
    alg: 'sha256',
  });
  const signature = await coseSign1(claim, signer, manifest.chain ?? signer.chain);
  return superbox(
    'manifest',
    label,
    superbox('assertions', 'c2pa.assertions', ...boxes),
    superbox('claim', 'c2pa.claim.v2', box('cbor', changed('claim', claim))),
    superbox('signature', 'c2pa.signature', box('cbor', changed('signature', signature))),
  );
}

export const DIGITAL_CAPTURE = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture';

const X5CHAIN = 33;
const ALGORITHM = 1;
const ES256 = -7;

/** RFC 9052, 4.4, with a detached payload. */
async function coseSign1(
  payload: Uint8Array,
  signer: CredentialSigner,
  chain: readonly Uint8Array[],
): Promise<Uint8Array> {
  const certificates: Cbor = chain.length === 1 ? chain[0]! : chain;
  const header = toCbor(
    new Map<number, Cbor>([
      [ALGORITHM, ES256],
      [X5CHAIN, certificates],
    ]),
  );
  const signed = await signEs256(signer, toCbor(['Signature1', header, new Uint8Array(0), payload]));
  return toCbor(new CborTag(18, [header, {}, null, signed]));
}

async function ingredientAssertion({
  manifest,
  label,
  relationship,
}: NonNullable<ManifestToSign['ingredient']>): Promise<Cbor> {
  const hash = await sha256(manifest.subarray(8));
  return {
    relationship,
    'dc:title': 'original.jpg',
    'dc:format': 'image/jpeg',
    activeManifest: { url: `self#jumbf=/c2pa/${label}`, hash },
    validationResults: { activeManifest: { success: [], informational: [], failure: [] } },
  };
}
