/** What is revoked with a token, and with everything that its key was given. */
export const revocationSubjects = {
  token: (tokenId: string) => `token/${tokenId}`,
  key: (keyId: string) => `key/${keyId}`,
};
