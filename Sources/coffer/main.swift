import CommandLine

await Coffer.main()
