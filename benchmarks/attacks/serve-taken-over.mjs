/** A server of a checkout whose workers were taken over. node serve-taken-over.mjs INDEX ENGINE_MODULE */
const [index, engineModule] = process.argv.slice(2);
const { readSettings, startServer } = await import(index);
const { localUrl } = await startServer(readSettings(process.env), { engineModule: new URL(engineModule) });
console.log(`listens on ${localUrl} `);
