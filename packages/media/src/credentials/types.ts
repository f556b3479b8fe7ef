/** What a manifest says was done with a picture (C2PA 2.2, 18.15 "Actions"). */
export interface CredentialAction {
  /** Like `c2pa.created`, `c2pa.edited`, `c2pa.color_adjustments`. */
  readonly action: string;
  /**
   * The last part of the IPTC digital source type, like `trainedAlgorithmicMedia`, `digitalCapture`;
   * undefined where none is named.
   */
  readonly digitalSourceType: string | undefined;
  readonly softwareAgent: string | undefined;
  /** As written. */
  readonly when: string | undefined;
}

/** One manifest of the store: the active one speaks of the file itself, others of what went into it. */
export interface CredentialManifest {
  readonly isActive: boolean;
  /** The program that made the claim, as it names itself. */
  readonly claimGenerator: string | undefined;
  /** Who signed: organization, else common name of the certificate. */
  readonly signer: string | undefined;
  /** ISO 8601; undefined without a signed time. */
  readonly signedOn: string | undefined;
  readonly actions: readonly CredentialAction[];
  /** How the files that went into it are called, and what part they had, like `parentOf`. */
  readonly ingredients: readonly {
    readonly title: string | undefined;
    readonly relationship: string | undefined;
  }[];
}

/** The content credentials of a file (C2PA), read without any network. */
export interface ContentCredentials {
  /** Active manifest first; empty where nothing of the store could be read. */
  readonly manifests: readonly CredentialManifest[];
  /**
   * `trusted`: everything holds and the signer is in the trust list. `valid`: everything holds, the signer is
   * in no list known here. `declared`: hashes and signature hold, but the certificate has expired, or the
   * manifest or one of its ingredients breaks a rule. `tampered`: the file or its manifest was changed after
   * it was signed. `unreadable`: there is a store, and it cannot be read, no signature in it be verified, or
   * no hash in it covers the file. `elsewhere`: only an address is named. `removed`: XMP says that they lie
   * in the file, and there are none.
   */
  readonly state: 'trusted' | 'valid' | 'declared' | 'tampered' | 'unreadable' | 'elsewhere' | 'removed';
  /** Failure codes of C2PA 2.2, 15, like `assertion.dataHash.mismatch`: of the active manifest, each once. */
  readonly failures: readonly string[];
  /**
   * The same of manifests that went into it, as far as the active one does not record them already; absent
   * where there are none.
   */
  readonly ingredientFailures?: readonly string[];
  /** Where the manifest is said to lie; it is never fetched. */
  readonly remoteUrl: string | undefined;
}
